// Text libraries as one module: HarfBuzz shapes, pango knows Unicode's line breaks and writing directions, fontconfig
// knows which fonts are installed.
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>

// HarfBuzz renamed this function in version 7.
static inline void shim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
