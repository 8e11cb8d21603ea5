import { asObject } from "../project/as-object.ts";
import { keyOf } from "./change.ts";
import type { Verbs } from "./entry-names.ts";
import { ORDER } from "./find-differences.ts";

/** A part of a screen that a difference lies in, as it was and as it is. */
export interface ScreenPart {
  readonly type: string;
  /** The index after its last name in the path of the difference. */
  readonly depth: number;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const LISTS: Readonly<Record<string, string>> = {
  columns: "column",
  filters: "filter",
  toolbar: "action",
  rowActions: "action",
  selectionActions: "action",
  nodeActions: "action",
  actions: "action",
  sections: "section",
  about: "section",
  fields: "field",
  figures: "field",
  items: "tab",
  refresh: "round",
  do: "step",
  then: "step",
  else: "step",
  onError: "step",
  done: "step",
};

const MAPS: Readonly<Record<string, string>> = { dialogs: "dialog", properties: "form-field" };

/** Below these stand values of a verb or a kind: only steps are parts there. */
const CLOSED: ReadonlySet<string> = new Set([
  "args",
  "options",
  "params",
  "initial",
  "x-component-props",
  "x-data",
  "x-reactions",
]);

/** The parts along the path of a difference, from the screen inwards. */
export function partsAlong(
  path: readonly string[],
  before: unknown,
  after: unknown,
  verbs: Verbs,
): readonly [ScreenPart, ...ScreenPart[]] {
  const parts: [ScreenPart, ...ScreenPart[]] = [{ type: "screen", depth: 0, name: "", before, after }];
  let isClosed = false;
  for (let index = 0; index + 1 < path.length; index += 1) {
    const key = path[index] ?? "";
    const name = path[index + 1] ?? "";
    const type = LISTS[key] ?? MAPS[key];
    const here = path.slice(0, index + 1);
    const [was, is] = [valueAtNames(before, here, verbs), valueAtNames(after, here, verbs)];
    const isHolder = Array.isArray(is ?? was) === (LISTS[key] !== undefined);
    if (type !== undefined && isHolder && name !== ORDER && (!isClosed || type === "step")) {
      const deeper = [...here, name];
      parts.push({
        type,
        depth: index + 2,
        name,
        before: valueAtNames(before, deeper, verbs),
        after: valueAtNames(after, deeper, verbs),
      });
      isClosed = false;
      index += 1;
    } else if (CLOSED.has(key)) isClosed = true;
  }
  return parts;
}

function valueAtNames(value: unknown, names: readonly string[], verbs: Verbs): unknown {
  let current = value;
  for (const name of names) {
    const key = keyOf(current, name, verbs);
    if (key === undefined) return undefined;
    current = Array.isArray(current) ? current[Number(key)] : asObject(current)[key];
  }
  return current;
}
