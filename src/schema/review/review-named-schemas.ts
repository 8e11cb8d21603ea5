import { asList, asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { joinPointer, pointerSegments } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";
import type { ChangeDraft } from "./change.ts";
import type { Said } from "./guard-words.ts";
import type { Reach } from "./reach.ts";
import { findSchemaDifferences, type WrittenSchema } from "./schema-differences.ts";
import { fieldWords, type SchemaSide, describeSchema } from "./say-schema.ts";
import { fromTo, joinWords, valueWords } from "./words.ts";

const FOLDER = "schemas/api/";
const POINTER = "/components/schemas";

/** Changes of the named schemas of the catalogue, once for all operations that use them, and of the way records are kept. */
export function reviewNamedSchemas(before: Project, after: Project, reach: Reach): ChangeDraft[] {
  const base = namedSchemas(before);
  const now = namedSchemas(after);
  return [...new Set([...base.keys(), ...now.keys()])].flatMap((address) => {
    const was = base.get(address);
    const is = now.get(address);
    const changes = [
      ...(was && is ? describeFields(was, is, () => reach.sideOf(address)) : []),
      ...describeRecord(was, is),
    ];
    if (changes.length === 0) return [];
    const operations = reach.operationsOf(address);
    const screens = [...new Set(operations.flatMap((id) => reach.screensOf("calls", id)))].toSorted();
    const title = titleOf(is ?? was);
    const reached = operations.length > 0 ? `，涉及 ${operations.length} 个接口` : "";
    return changes.map(({ kind, words, names, file, pointer, before: old, after: value }): ChangeDraft => ({
      kind,
      subject: [`schema ${address.replace(FOLDER, "")}`, ...names],
      spot: { file, names: pointerSegments(pointer) },
      sentence: `数据结构「${title}」${words}${reached}`,
      screens,
      before: old,
      after: value,
    }));
  });
}

/** The name of a schema in sentences, and its place. */
interface SaidOfSchema extends Said, Pick<WrittenSchema, "file" | "pointer"> {
  readonly names: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

function describeFields(was: WrittenSchema, is: WrittenSchema, sideOf: () => SchemaSide): SaidOfSchema[] {
  return findSchemaDifferences(was, is).map((difference) => {
    const { path, title, keyword, before, after, file, pointer } = difference;
    const { kind, words } = describeSchema(difference, sideOf());
    const what = path === "" ? `：${words}` : `的${fieldWords(title, path).trimEnd()}：${words}`;
    return { kind, words: what, names: [path, keyword], before, after, file, pointer };
  });
}

function namedSchemas(project: Project): ReadonlyMap<string, WrittenSchema> {
  return new Map(
    [...project.files.values()]
      .filter(({ path }) => path.startsWith(FOLDER))
      .flatMap(({ path: file, value }) =>
        Object.entries(asObject(asObject(asObject(value).components).schemas)).map(([name, schema]) => {
          const pointer = joinPointer(POINTER, name);
          return [`${file}#${pointer}`, { project, file, pointer, value: schema }] as const;
        }),
      ),
  );
}

function titleOf(schema: WrittenSchema | undefined): string {
  const name = pointerSegments(schema?.pointer ?? "").at(-1) ?? "";
  const { title } = asObject(schema?.value);
  return typeof title === "string" ? `${title} ${name}` : name;
}

function storedOf(schema: WrittenSchema | undefined): unknown {
  return asObject(schema?.value)["x-record"];
}

function describeRecord(
  schemaWas: WrittenSchema | undefined,
  schemaIs: WrittenSchema | undefined,
): SaidOfSchema[] {
  const [before, after] = [storedOf(schemaWas), storedOf(schemaIs)];
  const schema = schemaIs ?? schemaWas;
  if (!schema || canonical(before) === canonical(after)) return [];
  const place = { file: schema.file, pointer: joinPointer(schema.pointer, "x-record") };
  if (before === undefined || after === undefined) {
    const words = after === undefined ? "：不再是存储的记录" : "：新增为存储的记录";
    return [{ kind: "record-changed", words, names: ["x-record"], before, after, ...place }];
  }
  const [was, is] = [asObject(before), asObject(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => canonical(was[name]) !== canonical(is[name]))
    .map((name) => ({
      ...describeRecordWord(name, was[name], is[name]),
      names: ["x-record", name],
      before: was[name],
      after: is[name],
      ...place,
    }));
}

function describeRecordWord(name: string, before: unknown, after: unknown): Said {
  if (name === "trash")
    return after === true
      ? { kind: "record-trash-added", words: "：删除的记录现在进回收站" }
      : { kind: "record-trash-removed", words: "：删除的记录不再进回收站，删了就没有了" };
  const kept = new Set(asList(after).map(canonical));
  const lost = name === "unique" ? asList(before).filter((entry) => !kept.has(canonical(entry))) : [];
  if (lost.length > 0)
    return { kind: "record-unique-removed", words: `：${lost.map(valueWords).join("、")} 不再要求唯一` };
  return { kind: "record-changed", words: joinWords(`：${name}`, fromTo(before, after)) };
}
