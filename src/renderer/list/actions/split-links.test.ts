import { expect, test } from "vitest";
import { splitButtons, splitLinks } from "./split-links.ts";

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

test("five actions over ticked rows stand in sight; of more the first four that destroy nothing", () => {
  const buttonsOf = (...styles: readonly Style[]) => {
    const items = styles.map((style, index) => ({ style, id: `${style}${index}` }));
    const { buttons, more } = splitButtons(items, ({ style }) => ({ style }));
    return { buttons: buttons.map(({ id }) => id), more: more.map(({ id }) => id) };
  };
  expect(buttonsOf("danger", "default", "default", "default", "danger").more).toEqual([]);
  expect(buttonsOf("danger", "default", "default", "default", "default", "default")).toEqual({
    buttons: ["default1", "default2", "default3", "default4"],
    more: ["danger0", "default5"],
  });
});

test("a dangerous or late action with a shortcut stays in sight", () => {
  const items = ["1", "2", "3", "4", "5", "6"];
  const { buttons, more } = splitButtons(items, (id) =>
    id === "6" ? { style: "danger", shortcut: "Alt+Z" } : { style: "default" },
  );
  expect({ buttons, more }).toEqual({ buttons: ["1", "2", "3", "6"], more: ["4", "5"] });
});
