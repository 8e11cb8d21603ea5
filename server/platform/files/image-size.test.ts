import { expect, test } from "vitest";
import { readImageSize } from "./image-size.ts";

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    ),
  );
const IHDR = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR";

test.each([
  ["PNG", bytes(IHDR, [0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50])],
  ["GIF", bytes("GIF89a", [0x50, 0xc3, 0x50, 0xc3])],
  ["extended WebP", bytes("RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0", [0x4f, 0xc3, 0, 0x4f, 0xc3, 0])],
  [
    "JPEG behind other segments",
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0xc3, 0x50, 0xc3, 0x50, 3, 0]),
  ],
])("the head of a %s tells 50,000 by 50,000", (_kind, content) => {
  expect(readImageSize(content)).toEqual({ width: 50_000, height: 50_000 });
});

test.each([
  ["lossy WebP", bytes("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\u009d\u0001*", [0x40, 0x01, 0xf0, 0x00])],
  ["lossless WebP", bytes("RIFF\0\0\0\0WEBPVP8L\0\0\0\0/", [0x3f, 0xc1, 0x3b, 0x00], "\0\0\0\0\0")],
])("the head of a %s tells 320 by 240", (_kind, content) => {
  expect(readImageSize(content)).toEqual({ width: 320, height: 240 });
});

test.each([
  ["nothing", bytes()],
  ["a text", bytes("just a text, and a long one")],
  ["half a head", bytes(IHDR.slice(0, 20))],
  ["segments without end", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0])],
])("%s tells none", (_what, content) => {
  expect(readImageSize(content)).toBeUndefined();
});
