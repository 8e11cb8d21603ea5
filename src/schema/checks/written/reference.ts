import { asObject } from "../../project/as-object.ts";
import { valueAt } from "../../project/follow-references.ts";
import type { Project } from "../../project/project.ts";
import { type SchemaFile, pointerSegments } from "../../project/schema-file.ts";
import { shortReference } from "../../project/short-form/short-reference.ts";
import { SPREAD } from "../../project/short-form/short-words.ts";
import type { Check } from "../check-context.ts";
import { finding, nearName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const reference: Check = {
  slug: "reference",
  holds: "A `$ref` of the catalogue leads to something; a record that contains itself is fine.",
  why: "All that stands behind it is unknown to every rule, form and column.",
  *run({ project }) {
    const told = new Set<string>();
    for (const broken of project.brokenReferences) {
      const file = project.files.get(broken.file);
      if (!file || broken.reason === "circular") continue;
      const at = below({ file, pointer: broken.pointer }, "$ref");
      const written = file.writtenAt(at.pointer);
      const short = valueAt(file.written?.value, written);
      if (typeof short !== "string") {
        yield finding(at, `${JSON.stringify(broken.reference)} leads nowhere`);
        continue;
      }
      const { name, known, place = written } = meantName(short, written, file, project);
      const key = `${file.path}#${place}`;
      if (!told.has(key)) yield finding(at, `${JSON.stringify(name)} leads nowhere`, nearName(name, known));
      told.add(key);
    }
  },
};

interface MeantName {
  readonly name: string;
  readonly known: readonly string[];
  /** The place of the fault, where it is not the reference alone. */
  readonly place?: string;
}

/** The wrong name of a reference; of one below `"...Parcel"` the record, or else its field. */
function meantName(short: string, written: string, file: SchemaFile, project: Project): MeantName {
  const known = [...shortNames(file, project)];
  const key = pointerSegments(written).at(-2);
  if (!key?.startsWith(SPREAD)) return { name: short, known };
  const record = key.slice(SPREAD.length);
  const fields = known.filter((name) => name.startsWith(`${record}.`));
  if (fields.length === 0) {
    const records = known.filter((name) => !name.includes("."));
    return { name: record, known: records, place: written.slice(0, written.lastIndexOf("/")) };
  }
  const mark = short.endsWith("?") ? "?" : "";
  return { name: short, known: fields.map((name) => name.slice(record.length + 1) + mark) };
}

/** Targets of a short reference in the file: schemas and the fields of records, of every document. */
function* shortNames(from: SchemaFile, { files }: Project): Iterable<string> {
  const localNames = new Set(Object.keys(schemasOf(from)));
  for (const file of files.values()) {
    if (!file.path.startsWith("schemas/api/")) continue;
    const document = file === from ? "" : (file.path.split("/").at(-1) ?? "");
    for (const [name, schema] of Object.entries(schemasOf(file))) {
      const pointer = `${document}#/components/schemas/${name}`;
      yield shortReference(pointer, localNames);
      for (const field of Object.keys(asObject(asObject(schema).properties)))
        yield shortReference(`${pointer}/properties/${field}`, localNames);
    }
  }
}

function schemasOf({ value }: SchemaFile): Readonly<Record<string, unknown>> {
  return asObject(asObject(asObject(value).components).schemas);
}
