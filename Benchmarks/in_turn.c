// Runs several commands in turn (A B C A B C …) as whole processes and prints what each run took.
//
//     in_turn ROUNDS WARM-UP-ROUNDS < COMMANDS
//
// Each line of COMMANDS is one command, its words separated by tabs; no shell takes part. Standard output goes to a pipe
// that is read to its end, standard error and input to /dev/null. Prints a line of JSON for each command, in their order:
// exit status, bytes written, peak resident KiB, and for each round the wall and processor time in milliseconds.
// Taken in turn, commands share whatever else the machine does meanwhile.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST_COMMANDS = 64, MOST_WORDS = 64 };

struct command {
    char *words[MOST_WORDS + 1];
    double *wall, *processor;
    long bytes, peak;
    int exit_status;
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static void split(char *line, struct command *command) {
    int count = 0;
    for (char *word = strsep(&line, "\t"); word && count < MOST_WORDS; word = strsep(&line, "\t"))
        command->words[count++] = word;
}

// Runs a command once; `round` below 0 is warm-up and leaves no figures.
static void run(struct command *command, int round) {
    int ends[2], status;
    char buffer[65536];
    long total = 0;
    ssize_t count;
    pid_t child;
    struct rusage usage;
    if (pipe(ends) || fcntl(ends[0], F_SETFD, FD_CLOEXEC) || fcntl(ends[1], F_SETFD, FD_CLOEXEC)) {
        perror("pipe");
        exit(2);
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    double begin = now();
    int error = posix_spawnp(&child, command->words[0], &actions, 0, command->words, environ);
    if (error) {
        fprintf(stderr, "%s: %s\n", command->words[0], strerror(error));
        exit(2);
    }
    close(ends[1]);
    while ((count = read(ends[0], buffer, sizeof buffer)) > 0 || (count < 0 && errno == EINTR))
        if (count > 0) total += count;
    while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {}
    double end = now();
    close(ends[0]);
    posix_spawn_file_actions_destroy(&actions);
    if (round < 0) return;
    command->wall[round] = end - begin;
    command->processor[round] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
    command->bytes = total;
    if (usage.ru_maxrss > command->peak) command->peak = usage.ru_maxrss;
    command->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void print_list(const char *name, const double *values, int count) {
    printf(", \"%s\": [", name);
    for (int index = 0; index < count; index++) printf("%s%.4f", index ? ", " : "", values[index]);
    printf("]");
}

int main(int argc, char **argv) {
    static struct command commands[MOST_COMMANDS];
    int rounds = argc == 3 ? atoi(argv[1]) : 0, warm_up = argc == 3 ? atoi(argv[2]) : 0, count = 0;
    char *line = 0;
    size_t capacity = 0;
    ssize_t length;
    if (rounds < 1) {
        fprintf(stderr, "usage: in_turn ROUNDS WARM-UP-ROUNDS < COMMANDS\n");
        return 2;
    }
    while (count < MOST_COMMANDS && (length = getline(&line, &capacity, stdin)) > 0) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        if (!*line) continue;
        struct command *command = &commands[count++];
        split(strdup(line), command);
        command->wall = calloc(rounds, sizeof(double));
        command->processor = calloc(rounds, sizeof(double));
    }
    for (int round = -warm_up; round < rounds; round++)
        for (int index = 0; index < count; index++) run(&commands[index], round);
    for (int index = 0; index < count; index++) {
        struct command *command = &commands[index];
        printf("{\"exit\": %d, \"bytes\": %ld, \"peakKiB\": %ld", command->exit_status, command->bytes, command->peak);
        print_list("wall", command->wall, rounds);
        print_list("processor", command->processor, rounds);
        printf("}\n");
    }
}
