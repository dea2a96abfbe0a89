// #embed is C23; clang has it in every language mode, as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CSiteAssets.h"

static const unsigned char style_sheet[] = {
#embed "../GuideSite/Assets/guide.css"
};
static const unsigned char script[] = {
#embed "../GuideSite/Assets/guide.js"
};
static const unsigned char search[] = {
#embed "../GuideSite/Assets/guide.wasm"
};
static const unsigned char essential_search[] = {
#embed "../GuideSite/Assets/essentials.wasm"
};

site_asset site_asset_style_sheet(void) { return (site_asset){style_sheet, sizeof style_sheet}; }
site_asset site_asset_script(void) { return (site_asset){script, sizeof script}; }
site_asset site_asset_search(void) { return (site_asset){search, sizeof search}; }
site_asset site_asset_essential_search(void) { return (site_asset){essential_search, sizeof essential_search}; }
