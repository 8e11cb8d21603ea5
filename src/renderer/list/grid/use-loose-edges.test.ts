import { expect, test } from "vitest";
import { looseEdges } from "./use-loose-edges.ts";

test.each([
  ["a wide window keeps both edges", 1100, 260, 190, ""],
  ["a narrow one lets the actions go first", 616, 260, 190, "right"],
  ["and what says whose row it is last", 400, 260, 190, "left right"],
  ["without actions the left edge alone decides", 400, 260, 0, "left right"],
  ["what has no width yet is left as it is", 0, 260, 190, ""],
])("%s", (_, width, left, right, loose) => {
  expect(looseEdges(width, left, right)).toBe(loose);
});
