import { asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { joinPointer, type SchemaFile } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";
import type { ChangeDraft } from "./change.ts";
import type { Verbs } from "./entry-names.ts";
import { namesOf } from "./find-origin.ts";
import { plainText } from "./words.ts";

/** Changes of any file: it is unreadable, or its author suppresses other findings of the check. */
export function reviewFiles(before: Project, after: Project, verbs: Verbs): ChangeDraft[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => !path.startsWith("schemas/meta/"),
  );
  return paths.flatMap((path) => {
    const was = before.files.get(path);
    const is = after.files.get(path);
    return [...describeUnreadable(path, was, is), ...describeSuppressions(path, was, is, verbs)];
  });
}

function describeUnreadable(
  path: string,
  was: SchemaFile | undefined,
  is: SchemaFile | undefined,
): ChangeDraft[] {
  if (was?.text === is?.text) return [];
  return [
    { when: "现在", file: is },
    { when: "原来", file: was },
  ].flatMap(({ when, file }): ChangeDraft[] => {
    const [problem] = file?.problems ?? [];
    if (!problem) return [];
    return [
      {
        kind: "file-unreadable",
        subject: [`file ${path}`],
        spot: { file: path, names: [] },
        sentence: `文件 ${path}：${when}读不懂（第 ${problem.line} 行：${problem.message}），其中的改动可能没有比全`,
        screens: [],
        before: was?.text,
        after: is?.text,
      },
    ];
  });
}

function describeSuppressions(
  path: string,
  was: SchemaFile | undefined,
  is: SchemaFile | undefined,
  verbs: Verbs,
): ChangeDraft[] {
  const base = suppressionsOf(was, verbs);
  const now = suppressionsOf(is, verbs);
  return [...new Set([...base.keys(), ...now.keys()])].flatMap((key): ChangeDraft[] => {
    const [old, value] = [base.get(key), now.get(key)];
    if (canonical(old?.reason) === canonical(value?.reason)) return [];
    const { slug, names } = (value ?? old) as Suppression;
    const words = value
      ? `放过了检查「${slug}」，理由：${plainText(value.reason)}`
      : `不再放过检查「${slug}」`;
    return [
      {
        kind: value ? "allowance-added" : "allowance-removed",
        subject: [`file ${path}`, ...names, slug],
        spot: { file: path, names },
        sentence: `文件 ${path}：${words}`,
        screens: [],
        before: old?.reason,
        after: value?.reason,
      },
    ];
  });
}

interface Suppression {
  readonly slug: string;
  readonly reason: unknown;
  readonly names: readonly string[];
}

function suppressionsOf(file: SchemaFile | undefined, verbs: Verbs): ReadonlyMap<string, Suppression> {
  const suppressions = new Map<string, Suppression>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === "x-allow") {
        const names = [...namesOf(file?.value, pointer, verbs), key];
        for (const [slug, reason] of Object.entries(asObject(child)))
          suppressions.set([...names, slug].join("/"), { slug, reason, names });
      } else visit(child, joinPointer(pointer, key));
    }
  };
  visit(file?.value, "");
  return suppressions;
}
