import { asObject } from "../../project/project.ts";
import { catalogueSchemas, writtenOperations } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import type { Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { typesOf } from "../../project/json-schema.ts";
import { readSchema } from "../../project/read-schema.ts";

const FORM = "multipart/form-data";
const FILE_NAME = /file$/i;

export const fileField = catalogueCheck(
  {
    slug: "file-field",
    holds: 'Files have `"format": "binary"`, and stand in `multipart/form-data`.',
    why: "Nothing else can carry a file: it would be sent as a text.",
  },
  ["api"],
  function* (project) {
    const inForms = new Set<string>();
    for (const { value, at } of writtenOperations(project)) {
      const content = asObject(asObject(value.requestBody).content);
      if (content[FORM] === undefined) continue;
      const place = below(at, "requestBody", "content", FORM, "schema");
      inForms.add(addressOf(place));
      yield* formFields(asObject(asObject(content[FORM]).schema), place);
    }
    for (const { schema, at, isRequest, name } of catalogueSchemas(project)) {
      if (!isRequest || name === undefined || schema.format !== "binary") continue;
      const form = { ...at, pointer: at.pointer.split("/").slice(0, -2).join("/") };
      if (inForms.has(addressOf(form))) continue;
      yield finding(below(at, "format"), `only a field of "${FORM}" can be a file`);
    }
  },
);

function addressOf({ file, pointer }: Place): string {
  return `${file.path}#${pointer}`;
}

function* formFields(schema: Readonly<Record<string, unknown>>, at: Place): Iterable<Finding> {
  const fields = Object.entries(asObject(schema.properties)).map(([name, value]) => ({
    name,
    value: readSchema(value),
  }));
  const isFile = ({ value }: (typeof fields)[number]) => (value.items ?? value).format === "binary";
  if (schema.$ref === undefined && !fields.some(isFile)) {
    yield finding(at, 'none of its fields is a file: a form without one is sent as "application/json"');
  }
  for (const field of fields) {
    const types = typesOf(field.value.items ?? field.value);
    if (!FILE_NAME.test(field.name) || !types.includes("string") || isFile(field)) continue;
    yield finding(below(at, "properties", field.name), 'is called a file, but its "format" is not "binary"');
  }
}
