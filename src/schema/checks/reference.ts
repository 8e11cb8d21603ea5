import { asObject } from "../project/as-object.ts";
import { valueAt } from "../project/follow-references.ts";
import type { Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { shortReference } from "../project/short-form/short-reference.ts";
import type { Check } from "./check-context.ts";
import { finding, nearName } from "./finding.ts";
import { below } from "./reading/place.ts";

export const reference: Check = {
  slug: "reference",
  holds: "A `$ref` of the catalogue leads to something; a record that contains itself is fine.",
  why: "All that stands behind it is unknown to every rule, form and column.",
  *run({ project }) {
    for (const broken of project.brokenReferences) {
      const file = project.files.get(broken.file);
      if (!file || broken.reason === "circular") continue;
      const at = below({ file, pointer: broken.pointer }, "$ref");
      const short = valueAt(file.written?.value, file.writtenAt(at.pointer));
      const name = typeof short === "string" ? short : broken.reference;
      const near = typeof short === "string" ? nearName(short, shortNames(file, project)) : {};
      yield finding(at, `${JSON.stringify(name)} leads nowhere`, near);
    }
  },
};

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
