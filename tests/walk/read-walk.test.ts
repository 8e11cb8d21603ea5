import { expect, test } from "vitest";
import { readWalk } from "./read-walk.ts";

const page = (...lines: readonly string[]) => lines.join("\n");

test("a page is its commands with what they print, its files, parts of them, its changes and what is done in the browser", () => {
  const steps = readWalk(
    page(
      "In a second terminal:",
      "",
      "```sh",
      "npm run dev",
      "```",
      "",
      "```text",
      "listens on …",
      "```",
      "Write into `a/b.json`:",
      "```json",
      "{}",
      "```",
      "By then in `a/c.json`:",
      "```jsonc",
      '"c": 1',
      "```",
      "1. Press `保存`.",
      "In `a/b.json`:",
      "```diff",
      " {",
      "-  old",
      "+  new",
      " }",
      "```",
    ),
  );
  expect(steps).toEqual([
    { kind: "commands", line: 3, commands: ["npm run dev"], output: ["listens on …"], goesOn: true },
    { kind: "file", line: 11, path: "a/b.json", text: "{}\n" },
    { kind: "part", line: 15, path: "a/c.json", text: '"c": 1' },
    { kind: "use", line: 18, text: "Press `保存`." },
    { kind: "edit", line: 20, path: "a/b.json", before: "{\n  old\n}", after: "{\n  new\n}" },
  ]);
});

test.each([
  [
    "a block that nobody can follow",
    page("```yaml", "a: 1", "```"),
    'line 1 of the page: nobody knows what to do with a block of "yaml"',
  ],
  [
    "a file without a name",
    page("Write:", "```json", "{}", "```"),
    "line 2 of the page: the line before it names no file",
  ],
  ["an output of nothing", page("```text", "done", "```"), "line 1 of the page: an output without a command"],
])("%s is no step", (_title, text, reason) => {
  expect(() => readWalk(text)).toThrow(reason);
});
