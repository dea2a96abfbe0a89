// Files of the site as bytes in the program, which is one file and has to run without its source tree. SwiftPM's own way to
// embed files writes them as Swift arrays, and compiling those takes minutes.
#ifndef CSITEASSETS_H
#define CSITEASSETS_H

#include <stddef.h>

typedef struct {
    const unsigned char *bytes;
    size_t count;
} site_asset;

site_asset site_asset_style_sheet(void);
site_asset site_asset_script(void);
// The whole search as WebAssembly, and what of it answers where every word is found as typed.
site_asset site_asset_search(void);
site_asset site_asset_essential_search(void);

#endif
