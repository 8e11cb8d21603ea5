import type { Project } from "../../src/schema/project/project.ts";
import { fieldSchema, nullable } from "../field-schema.ts";
import { capital, type RecordField } from "./read-record-fields.ts";

export interface NewRecord {
  /** Area, kind of record and first part of its codes. */
  readonly name: string;
  /** In Chinese: what people call one. */
  readonly title: string;
  readonly fields: readonly RecordField[];
}

type Json = Readonly<Record<string, unknown>>;

/** The document of an area with one kind of record and its usual operations, in the short form. */
export function recordCatalogue(project: Project, { name, title, fields }: NewRecord): Json {
  const schema = capital(name);
  const codes = {
    read: name,
    write: `${name}.edit`,
    delete: `${name}.delete`,
    import: `${name}.import`,
  };
  return {
    title,
    base: "/api",
    records: { [schema]: codes },
    schemas: {
      [schema]: {
        title,
        "x-record": { name },
        fields: {
          id: { $ref: "Id", title: `${title}编号` },
          ...Object.assign({}, ...fields.map((one) => propertiesOf(project, one))),
          createTime: { $ref: "DateTime", title: "创建时间" },
          "rowVersion?": "RowVersion",
        },
      },
    },
  };
}

/** The property of a field; beside that of a reference the name that is looked up. */
function propertiesOf(
  project: Project,
  { name, title, kind, required, labels, reference }: RecordField,
): Json {
  if (reference) {
    const { nameField, schema, shown, shownTitle } = reference;
    const bare = { title, type: "integer", minimum: 1, maximum: 2_147_483_647, "x-ref": kind };
    const type = required ? "string" : ["string", "null"];
    return {
      [name]: required ? { $ref: schema, title } : nullable(bare),
      [nameField]: { title: `${title}${shownTitle}`, type, maxLength: 100, "x-from": `${name}.${shown}` },
    };
  }
  const schema = labels
    ? { title, type: "integer", "x-enum": kind }
    : fieldSchema(project, kind, title, { required });
  return { [name]: required ? schema : nullable(schema) };
}
