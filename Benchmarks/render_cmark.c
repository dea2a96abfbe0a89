// The floor under anything that reads the articles: renders each Markdown file under a folder with libcmark, and writes
// nothing. Prints the number of files, their bytes and those of the HTML.
//
//     render_cmark FOLDER
#define _GNU_SOURCE
#include <cmark.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Reads a whole file into `buffer`, which grows as needed, and ends it with a zero; -1 where it cannot be read.
static ssize_t read_file(const char *path, char **buffer, size_t *capacity) {
    struct stat facts;
    int file = open(path, O_RDONLY);
    if (file < 0 || fstat(file, &facts)) return -1;
    if ((size_t)facts.st_size + 1 > *capacity) *buffer = realloc(*buffer, *capacity = facts.st_size + 1);
    ssize_t length = *buffer ? read(file, *buffer, *capacity - 1) : -1;
    close(file);
    if (length >= 0) (*buffer)[length] = 0;
    return length;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: render_cmark FOLDER\n");
        return 2;
    }
    char *roots[] = {argv[1], 0}, *buffer = 0;
    size_t capacity = 0, files = 0, bytes = 0, html_bytes = 0;
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_NOSTAT, 0);
    for (FTSENT *entry; tree && (entry = fts_read(tree));) {
        size_t name = entry->fts_namelen;
        if (entry->fts_info == FTS_D || name < 3 || strcmp(entry->fts_name + name - 3, ".md")) continue;
        ssize_t length = read_file(entry->fts_path, &buffer, &capacity);
        if (length < 0) {
            perror(entry->fts_path);
            return 1;
        }
        char *text = buffer, *end;
        if (!strncmp(text, "---\n", 4) && (end = strstr(text + 4, "\n---\n"))) text = end + 5;
        char *html = cmark_markdown_to_html(text, buffer + length - text, CMARK_OPT_DEFAULT);
        files++;
        bytes += length;
        html_bytes += strlen(html);
        free(html);
    }
    printf("%zu files, %zu bytes, %zu bytes of HTML\n", files, bytes, html_bytes);
}
