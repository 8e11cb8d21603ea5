import type { Project } from "../project/project.ts";
import { githubAnnotation } from "../report/github.ts";
import type { Change } from "./change.ts";
import { WEIGHTS, type Weight } from "./change-kinds.ts";

const HEADINGS: Readonly<Record<Weight, string>> = {
  widened: "权限放宽",
  risky: "可能出错或丢数据",
  narrowed: "权限收紧",
  other: "其他改动",
};

const LEVELS: Readonly<Record<Weight, string>> = {
  widened: "warning",
  risky: "warning",
  narrowed: "notice",
  other: "notice",
};

/** More screens than one reads through are only counted. */
const MOST_SCREENS = 6;

/** The changes for people, gravest first, each with its place below it; `project` names the screens. */
export function reviewText(changes: readonly Change[], project: Project): string {
  if (changes.length === 0) return "没有改动。";
  const groups = WEIGHTS.flatMap((weight) => {
    const group = changes.filter((change) => change.weight === weight);
    if (group.length === 0) return [];
    return [
      `${HEADINGS[weight]} ${group.length} 处`,
      ...group.map((change) => changeText(change, project)),
      "",
    ];
  });
  const counts = WEIGHTS.map((weight) => {
    const { length } = changes.filter((change) => change.weight === weight);
    return `${HEADINGS[weight]} ${length}`;
  });
  return [...groups, `共 ${changes.length} 处改动：${counts.join("，")}`].join("\n");
}

function changeText(change: Change, project: Project): string {
  const { file, line, column, kind, fingerprint, isGone } = change;
  const place = isGone ? `${file}:${line}:${column}（已删除，这是原来的位置）` : `${file}:${line}:${column}`;
  const reached = reachText(change, project);
  return [
    `  ${change.sentence}`,
    ...(reached === "" ? [] : [`    ${reached}`]),
    `    ${place}  ${kind}  ${fingerprint}`,
  ].join("\n");
}

/** The screens that a shared part reaches; empty when the sentence names the screen already. */
function reachText({ screens, subject }: Change, { screens: known }: Project): string {
  if (screens.length === 0 || subject.startsWith("screen ")) return "";
  const names = screens.slice(0, MOST_SCREENS).map((id) => {
    const title = known.get(id)?.value.title;
    return typeof title === "string" ? `${title}(${id})` : id;
  });
  const more = screens.length > MOST_SCREENS ? `等 ${screens.length} 个页面` : "";
  return `涉及页面：${names.join("、")}${more}`;
}

/** The changes for programs, with the number of each weight. */
export function reviewJson(changes: readonly Change[]): string {
  const counts = Object.fromEntries(
    WEIGHTS.map((weight) => [weight, changes.filter((change) => change.weight === weight).length]),
  );
  return JSON.stringify({ counts, changes }, undefined, 2);
}

/** Workflow commands of GitHub Actions: each change shows beside its line in the pull request. */
export function reviewGithub(changes: readonly Change[], project: Project): string {
  return changes
    .map((change) => {
      const { kind, weight, sentence, fingerprint } = change;
      const reached = reachText(change, project);
      const message = [sentence, ...(reached === "" ? [] : [reached]), `指纹 ${fingerprint}`].join("\n");
      return githubAnnotation(LEVELS[weight], change, `${HEADINGS[weight]} ${kind}`, message);
    })
    .join("\n");
}
