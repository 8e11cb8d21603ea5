import { expect, test } from "vitest";
import { namedFile } from "./named-file.ts";

test.each([
  ...["a.png", "a.jpg", "a.JPEG", "a.gif", "a.webp"].map((name) => [name, 1] as const),
  ...["a.pdf", "a.bmp", "a.xlsx", "png"].map((name) => [name, 2] as const),
])("%s is of type %d", (fileName, fileType) => {
  expect(namedFile({ fileName, fileUrl: "/files/1" })).toEqual({ name: fileName, url: "/files/1", fileType });
});
