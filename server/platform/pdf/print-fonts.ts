import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Fontkit from "fontkit";

/** A font of the printed documents: parsed once a process, embedded by each document in part. */
export interface PrintFont {
  readonly name: string;
  readonly font: Fontkit.Font;
  readonly has: (char: string) => boolean;
  /** Advance of a character in font sizes: 1 for a Chinese one, about a half for a Latin one. */
  readonly widthOf: (char: string) => number;
}

/** In order of preference: the second one holds signs of Japanese names that the first one lacks (𠮷). */
const FILES = {
  sc: "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  jp: "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
};

let fonts: readonly PrintFont[] | undefined;

export function printFonts(): readonly PrintFont[] {
  return (fonts ??= Object.entries(FILES).map(([name, file]) => openFont(name, file)));
}

/** The font that holds the character; undefined when none does. */
export function fontOf(char: string): PrintFont | undefined {
  return printFonts().find(({ has }) => has(char));
}

/** The library is loaded with the first font: a server starts without it. */
function openFont(name: string, file: string): PrintFont {
  const require = createRequire(import.meta.url);
  const { create } = require("fontkit") as typeof Fontkit;
  const font = create(readFileSync(require.resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts`);
  const widths = new Map<string, number>();
  const codeOf = (char: string) => char.codePointAt(0) ?? 0;
  return {
    name,
    font,
    has: (char) => font.hasGlyphForCodePoint(codeOf(char)),
    widthOf: (char) => {
      const known = widths.get(char);
      if (known !== undefined) return known;
      const width = font.glyphForCodePoint(codeOf(char)).advanceWidth / font.unitsPerEm;
      widths.set(char, width);
      return width;
    },
  };
}
