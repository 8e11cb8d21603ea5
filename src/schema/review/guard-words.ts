import type { EditionGate } from "../plan/plans/edition-gate.ts";
import { asList } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { type ConditionShift, compareConditions } from "./compare-conditions.ts";
import { ancestorsIn, compareEditions, compareRights, type Shift } from "./compare-rights.ts";
import { rightsWords, valueWords } from "./words.ts";

/** A kind of change, and what is said of it behind the name of the part. */
export interface Said {
  readonly kind: string;
  readonly words: string;
}

const USES: Readonly<Record<string, string>> = {
  action: "按",
  screen: "打开",
  dialog: "打开",
  tab: "打开",
  route: "打开",
  operation: "调用",
  filter: "用",
};

const CONDITION_WORDS: Readonly<Record<ConditionShift, string>> = {
  removed: "不再有条件",
  widened: "条件放宽",
  narrowed: "条件收紧",
  changed: "条件改了，请核对是否放宽",
};

/** A change of the codes that a part of a screen, a route or an operation needs; nothing when the same people pass. */
export function describeRights(
  part: string,
  before: unknown,
  after: unknown,
  [base, now]: readonly [Project, Project],
): Said[] {
  const was = codesOf(before);
  const is = codesOf(after);
  const shift = compareRights(was, is, ancestorsIn(base, now));
  return shift
    ? [{ kind: `${part}-permission-${shift}`, words: rightsShift(shift, part, was, is, [now, base]) }]
    : [];
}

function rightsShift(
  shift: Shift,
  part: string,
  was: readonly string[],
  is: readonly string[],
  projects: readonly Project[],
): string {
  const use = USES[part] ?? "看";
  const before = was.length === 0 ? `原来谁都能${use}` : needed(was, projects, "原");
  if (shift !== "removed")
    return `${before}，${needed(is, projects, "现")}${shift === "narrowed" ? "（收紧）" : ""}`;
  if (is.includes("public")) return `${before}，现在不登录也能${use}`;
  return is.includes("signed-in") ? `${before}，现在登录了就能${use}` : `${before}，现在谁都能${use}`;
}

function needed(codes: readonly string[], projects: readonly Project[], word: "原" | "现"): string {
  const isOpen = codes.includes("public") || codes.includes("signed-in");
  return `${word}${isOpen ? (word === "原" ? "来" : "在") : "需"}${rightsWords(codes, projects)}`;
}

/** A change of the gate on the firm's edition. */
export function describeEdition(part: string, before: unknown, after: unknown): Said[] {
  const shift = compareEditions(before as EditionGate | undefined, after as EditionGate | undefined);
  if (!shift) return [];
  const words = {
    removed: `原来只给版本 ${valueWords(before)}，现在所有版本都能${USES[part] ?? "看"}`,
    widened: `版本限制放宽：由 ${valueWords(before)} 改为 ${valueWords(after)}`,
    narrowed: `版本限制收紧：由 ${valueWords(before)} 改为 ${valueWords(after)}`,
  }[shift];
  return [{ kind: `${part}-edition-${shift}`, words }];
}

/** A change of the condition under which a part is shown. */
export function describeVisible(part: string, before: unknown, after: unknown): Said[] {
  const shift = compareConditions(before, after);
  if (!shift) return [];
  return [
    {
      kind: `${part}-visible-${shift}`,
      words: `显示${CONDITION_WORDS[shift]}：原来 ${conditionWords(before, "总是显示")}，现在 ${conditionWords(after, "总是显示")}`,
    },
  ];
}

/** A change of a condition under which an action cannot be pressed: what narrows it widens the right. */
export function describeDisabled(reason: string, before: unknown, after: unknown): Said[] {
  const never = "{{ false }}";
  const shift = compareConditions(after ?? never, before ?? never);
  if (!shift) return [];
  const ends = after === undefined ? "removed" : before === undefined ? "narrowed" : undefined;
  const said = ends ?? (shift === "removed" ? "widened" : shift);
  const words = {
    removed: "去掉了，不再因此变灰",
    widened: "放宽，能按的时候多了",
    narrowed: "收紧，能按的时候少了",
    changed: "改了，请核对是否放宽",
  }[said];
  return [
    {
      kind: `action-disabled-${said}`,
      words: `禁用条件「${reason}」${words}：原来 ${conditionWords(before, "没有")}，现在 ${conditionWords(after, "没有")}`,
    },
  ];
}

function conditionWords(condition: unknown, missing: string): string {
  return condition === undefined ? missing : valueWords(condition);
}

function codesOf(value: unknown): readonly string[] {
  return (typeof value === "string" ? [value] : asList(value)).filter((code) => typeof code === "string");
}
