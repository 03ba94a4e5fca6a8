#ifndef RIDGELINE_CCAIRO_SHIM_H
#define RIDGELINE_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <libdeflate.h>
#include <stdlib.h>
#include <turbojpeg.h>

// Swift cannot see macros that cast, as FreeType's do.

/// Whether the face's glyphs are filled outlines of one colour (not bitmaps, not layers of colours).
static inline int ridgeline_face_has_plain_outlines(FT_Face face) {
    return FT_IS_SCALABLE(face) && !FT_HAS_COLOR(face);
}

/// Top edge above the baseline and thickness of the strikethrough line in font units; 0 where the face has none.
static inline int ridgeline_face_strikeout(FT_Face face, int *position, int *thickness) {
    TT_OS2 *table = (TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    if (table == NULL || table->version == 0xFFFFU) return 0;
    *position = table->yStrikeoutPosition;
    *thickness = table->yStrikeoutSize;
    return 1;
}

#endif
