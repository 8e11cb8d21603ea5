import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RuleTable } from "./find-rule-faults.ts";

/** `tests/screen-rules.json`: the rules that must be seen on the screen, not in a function alone. */
export interface ScreenRules {
  /** Ids of `tests/spec.json` by what they are about. */
  readonly topics: { readonly [topic: string]: readonly string[] };
  /** As many exceptions as there may be. It is lowered with each that goes, and raised by none. */
  readonly most: number;
  /** The reason why no test sees a rule on the screen yet, by its id. */
  readonly exceptions: { readonly [id: string]: string };
}

/** Draws a screen of the product as its own file in `schemas/` declares it. */
const DRAW_SCREEN = "src/testing/draw-screen.tsx";
/** Helpers of such tests, which may draw for them. */
const DRAWING = "src/testing/";
/** Tests in a browser open the screens of the built product. */
const IN_BROWSER = ["tests/e2e/", "tests/generated/"];
/** The frame has no file in `schemas/`: what its own drawn tests draw is what users see. */
const OF_THE_FRAME = /^src\/shell\/.+\.test\.tsx$/;

const HOW = `name a journey of tests/e2e or tests/generated in tests/spec.json, a drawn test whose file imports ${DRAW_SCREEN}, or one of src/shell for the frame`;

/** One line for each rule of these topics that no test sees through the screen's own file, and for each exception that is none. */
export function findScreenRuleFaults(root: string, rules: RuleTable, written: ScreenRules): string[] {
  const { topics, most, exceptions } = written;
  const known = new Map(
    Object.entries(topics).flatMap(([topic, ids]) => ids.map((id) => [id, topic] as const)),
  );
  const isSeen = (id: string) =>
    (rules[id]?.tests ?? []).some((named) => isThroughScreen(root, fileOf(named)));
  const excepted = Object.entries(exceptions);
  const missing = [...known].filter(
    ([id]) => rules[id] && rules[id].left === undefined && exceptions[id] === undefined && !isSeen(id),
  );
  return [
    ...[...known]
      .filter(([id]) => !rules[id])
      .map(([id, topic]) => `${id} (${topic}): no such rule in tests/spec.json`),
    ...missing.map(
      ([id, topic]) =>
        `${id} (${topic}): only seen in a function, so it may be false of the product: ${rules[id]?.rule}\n    help: ${HOW}`,
    ),
    ...excepted.flatMap(([id, reason]) =>
      exceptionFaults({ id, reason, topic: known.get(id), isSeen: isSeen(id) }),
    ),
    ...countFaults(excepted.length, most),
  ];
}

interface Exception {
  readonly id: string;
  readonly reason: string;
  readonly topic: string | undefined;
  readonly isSeen: boolean;
}

function exceptionFaults({ id, reason, topic, isSeen }: Exception): string[] {
  if (topic === undefined) return [`${id}: an exception for a rule that needs none; take it out`];
  if (isSeen)
    return [`${id}: the exception is over, a test sees it on the screen; take it out and lower "most"`];
  return reason.trim() === "" ? [`${id}: the exception gives no reason`] : [];
}

function countFaults(count: number, most: number): string[] {
  if (count > most)
    return [`${count} exceptions where ${most} are allowed: they may only become fewer\n    help: ${HOW}`];
  return count < most ? [`"most" is ${most} while ${count} exceptions are left; lower it`] : [];
}

function fileOf(named: string): string {
  return named.split(": ")[0] ?? "";
}

/** True for a test of the browser, for a drawn one of the frame, and for one that draws by the screen's own file, itself or by a helper of `src/testing`. */
export function isThroughScreen(root: string, file: string, read = new Set<string>()): boolean {
  if (IN_BROWSER.some((folder) => file.startsWith(folder)) || OF_THE_FRAME.test(file)) return true;
  const place = path.join(root, file);
  if (read.has(file) || !existsSync(place)) return false;
  read.add(file);
  return importsOf(readFileSync(place, "utf8"), file).some(
    (imported) =>
      imported === DRAW_SCREEN || (imported.startsWith(DRAWING) && isThroughScreen(root, imported, read)),
  );
}

/** The files below the root that a text imports. */
function importsOf(text: string, file: string): string[] {
  return [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
}
