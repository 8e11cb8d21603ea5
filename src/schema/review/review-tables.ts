import { asList, asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { compareConditions } from "./compare-conditions.ts";
import type { ChangeDraft } from "./change.ts";
import { type Difference, findDifferences, ORDER } from "./find-differences.ts";
import type { Said } from "./guard-words.ts";
import type { Reach } from "./reach.ts";
import { fromTo, joinWords, valueWords, plainText } from "./words.ts";

interface Folder {
  readonly folder: string;
  /** Key that names the table of a file. */
  readonly name: string;
  readonly subject: string;
  readonly noun: string;
  readonly screensOf: (name: string) => readonly string[];
  readonly say: (difference: Difference, was: unknown, is: unknown) => readonly Said[];
}

/** Changes of code tables, derived states and messages. */
export function reviewTables(before: Project, after: Project, reach: Reach): ChangeDraft[] {
  const folders: readonly Folder[] = [
    {
      folder: "enums",
      name: "name",
      subject: "code-table",
      noun: "代码表",
      screensOf: (name) => reach.screensOf("enums", name),
      say: describeCode,
    },
    {
      folder: "states",
      name: "name",
      subject: "state",
      noun: "状态",
      screensOf: (name) => reach.screensOf("states", name),
      say: describeCase,
    },
    {
      folder: "messages",
      name: "area",
      subject: "message",
      noun: "文案",
      screensOf: () => [],
      say: describeMessage,
    },
  ];
  return folders.flatMap((folder) => reviewFolder(folder, before, after));
}

function reviewFolder(folder: Folder, before: Project, after: Project): ChangeDraft[] {
  const base = tablesOf(before, folder);
  const now = tablesOf(after, folder);
  return [...new Set([...base.keys(), ...now.keys()])].flatMap((name) => {
    const was = base.get(name);
    const is = now.get(name);
    const file = (is ?? was) as SchemaFile;
    const { title } = asObject(file.value);
    const table =
      typeof title === "string" ? `${folder.noun}「${title}」(${name})` : `${folder.noun} ${name}`;
    const report = (
      { kind, words }: Said,
      path: readonly string[],
      old: unknown,
      value: unknown,
    ): ChangeDraft => ({
      kind,
      subject: [`${folder.subject} ${name}`, ...path],
      spot: { file: file.path, names: path },
      sentence: `${table}：${words}`,
      screens: folder.screensOf(name),
      before: old,
      after: value,
    });
    if (!was || !is) {
      const verb = is ? "added" : "removed";
      return [
        report(
          { kind: `${folder.subject}-${verb}`, words: is ? "新增" : "没有了" },
          [],
          was?.value,
          is?.value,
        ),
      ];
    }
    return findDifferences(was.value, is.value, new Set())
      .filter(({ path }) => path[0] !== "$schema" && !path.includes("x-allow"))
      .flatMap((difference) =>
        folder
          .say(difference, was.value, is.value)
          .map((said) => report(said, difference.path, difference.before, difference.after)),
      );
  });
}

function tablesOf({ files }: Project, { folder, name }: Folder): ReadonlyMap<string, SchemaFile> {
  return new Map(
    [...files.values()]
      .filter(({ path }) => path.startsWith(`schemas/${folder}/`))
      .map((file) => {
        const named = asObject(file.value)[name];
        return [typeof named === "string" ? named : file.path, file] as const;
      }),
  );
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  title: "名称",
  label: "名称",
  color: "颜色",
  of: "取数的接口",
  "x-assumed": "「假定」标记",
};

function keyWords(path: readonly string[]): string {
  return path.map((name) => KEY_WORDS[name] ?? name).join(".");
}

/** The label of an entry of a table, by the name it has in a path. */
function labelOf(table: unknown, list: string, name: string): string {
  const entry = asList(asObject(table)[list])
    .map(asObject)
    .find(({ value }) => plainText(value) === name);
  return typeof entry?.label === "string" ? entry.label : name;
}

function describeCode({ path, before, after }: Difference, was: unknown, is: unknown): readonly Said[] {
  const [list, name, key] = path;
  if (list !== "values" || name === undefined)
    return [{ kind: "code-table-changed", words: joinWords(keyWords(path), fromTo(before, after)) }];
  if (name === ORDER) return [{ kind: "codes-reordered", words: "选项排列改了" }];
  const code = `${name}「${labelOf(after === undefined ? was : is, "values", name)}」`;
  if (key !== undefined) {
    const words =
      key === "label"
        ? `${name} 的名称${fromTo(before, after)}`
        : joinWords(`${code}的${keyWords([key])}`, fromTo(before, after));
    return [{ kind: "code-changed", words }];
  }
  return after === undefined
    ? [{ kind: "code-removed", words: `去掉了 ${code}，已有的数据会显示成原值` }]
    : [{ kind: "code-added", words: `新增 ${code}` }];
}

function describeCase({ path, before, after }: Difference, was: unknown, is: unknown): readonly Said[] {
  const [list, name, key] = path;
  if (list !== "cases" || name === undefined)
    return [{ kind: "state-changed", words: joinWords(keyWords(path), fromTo(before, after)) }];
  if (name === ORDER)
    return [
      {
        kind: "state-cases-reordered",
        words: `先后次序由 ${asList(before).join("、")} 改为 ${asList(after).join("、")}（先成立的算数）`,
      },
    ];
  const label = `「${labelOf(after === undefined ? was : is, "cases", name)}」`;
  if (key === "when")
    return compareConditions(before, after) === undefined
      ? []
      : [{ kind: "state-case-when-changed", words: `${label}的条件${fromTo(before, after)}` }];
  if (key !== undefined)
    return [
      { kind: "state-case-changed", words: joinWords(`${label}的${keyWords([key])}`, fromTo(before, after)) },
    ];
  return after === undefined
    ? [{ kind: "state-case-removed", words: `去掉了${label}` }]
    : [{ kind: "state-case-added", words: `新增${label}，条件是${valueWords(asObject(after).when)}` }];
}

function describeMessage({ path, before, after }: Difference): readonly Said[] {
  const verb = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [
    {
      kind: `message-${verb}`,
      words: joinWords(path.slice(1).join(".") || path.join("."), fromTo(before, after)),
    },
  ];
}
