import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const FOLDER = "dist/app/assets";

function builtFiles(): readonly { readonly file: string; readonly text: string }[] {
  const files = readdirSync(FOLDER);
  expect(files.length).toBeGreaterThan(10);
  return files.map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, "utf8") }));
}

/** Expressions that make code or HTML of a text, in whatever library. */
const MAKERS = [
  /\beval\(/g,
  /\bnew Function\b/g,
  /\bFunction\(["'`]/g,
  /\bset(?:Timeout|Interval)\(["'`]/g,
  /\bdocument\.write/g,
  /\binsertAdjacentHTML\b/g,
  /\bcreateContextualFragment\b/g,
  /\bouterHTML\s*=[^=]/g,
  /\bsrcdoc\b/g,
  /\binnerHTML\s*=[^=]/g,
];

test("the built app makes no code of texts, and HTML in places that are known", () => {
  const inlineParts = builtFiles()
    .filter(({ file }) => file.endsWith(".js"))
    .flatMap(({ text }) =>
      MAKERS.flatMap((maker) => [...text.matchAll(maker)].map(([made]) => made.slice(0, 9))),
    );
  const times = (count: number, made: string) => Array.from({ length: count }, () => made);
  // Three polyfills that look for the global object, Formily's own compiler twice (ours takes its place): the policy
  // would refuse them. React three times, antd's styles twice, the bar once, what cleans formatted texts once: a text in
  // a document that runs nothing; the editor of such texts twice: for what is pasted, which is cleaned and taken over
  // before, and for styles of its own, which are switched off; the charts seven times: thrice to empty an
  // element, and with markup of their own, which is not used and which the policy would refuse.
  expect(inlineParts.toSorted()).toEqual([...times(5, "Function("), ...times(16, "innerHTML")]);
});

test("a build has nothing of the development panel", () => {
  for (const { file, text } of builtFiles())
    expect(text, file).not.toMatch(/开发面板|data-node(?!-key|-view)|inspector-|__schemas|__open-in-editor/u);
});
