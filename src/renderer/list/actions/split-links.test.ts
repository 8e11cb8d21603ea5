import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

type Style = "default" | "danger";
const split = (...styles: readonly Style[]) => {
  const items = styles.map((style, index) => ({ style, id: `${style}${index}` }));
  const { links, more } = splitLinks(items, ({ style }) => style);
  return { links: links.map(({ id }) => id), more: more.map(({ id }) => id) };
};

test("three actions stand in sight, the others behind 更多", () => {
  expect(split("default", "default", "default", "default")).toEqual({
    links: ["default0", "default1", "default2"],
    more: ["default3"],
  });
});

test("a dangerous action stands behind 更多, however few there are", () => {
  expect(split("default", "danger")).toEqual({ links: ["default0"], more: ["danger1"] });
  expect(split("danger")).toEqual({ links: [], more: ["danger0"] });
});
