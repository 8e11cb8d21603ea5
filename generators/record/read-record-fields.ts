import type { Project } from "../../src/schema/project/project.ts";
import { FIELD_KINDS } from "../field-schema.ts";
import { noSuchName } from "../no-such-name.ts";
import { REFERENCES, type Reference } from "./references.ts";

/** One field of a new record as the command line names it. */
export interface RecordField {
  /** Of its property; of a reference the one with the identifier. */
  readonly name: string;
  readonly title: string;
  /** As `new field` takes it: a kind of value or a code table. */
  readonly kind: string;
  readonly required: boolean;
  /** Labels of a code table that begins with it. */
  readonly labels?: readonly string[];
  /** Names a client or a member of staff, whose name is shown. */
  readonly reference?: Reference & { readonly nameField: string };
}

/** Properties that every record has, and parameters that stand beside the fields of a record. */
const RESERVED: ReadonlySet<string> = new Set([
  "id",
  "createTime",
  "updateTime",
  "createUserId",
  "rowVersion",
  "kjnd",
  "kjqj",
  "pageNum",
  "pageSize",
  "currentPage",
  "sortField",
  "sortOrder",
  "idList",
  "file",
  "fileKey",
]);

const FORM = "<name>:<kind>:<title>, with + at its end where it must be filled in";

/**
 * The fields of `recipient:text:收件人+,client:company:客户+,status:enum:状态=待寄/已寄`. Throws an Error that says what
 * to mend.
 */
export function readRecordFields(project: Project, record: string, text: string): RecordField[] {
  const items = text.split(",").filter((item) => item !== "");
  if (items.length === 0) throw new Error(`say what it consists of: --fields ${FORM}, joined by commas`);
  const fields = items.map((item) => readField(project, record, item));
  const seen = new Set<string>();
  for (const name of fields.flatMap(takenNames)) {
    if (RESERVED.has(name) || name in Object.prototype)
      throw new Error(`"${name}" is a name that every record has for itself: choose another`);
    if (seen.has(name)) throw new Error(`"${name}" is there twice`);
    seen.add(name);
  }
  return fields;
}

/** Properties and parameters that a field becomes. */
function takenNames({ name, kind, reference }: RecordField): string[] {
  if (reference) return [name, reference.nameField];
  return kind === "date" || kind === "datetime" ? [name, `${name}From`, `${name}To`] : [name];
}

function readField(project: Project, record: string, item: string): RecordField {
  const required = /[+!]$/.test(item);
  const [name = "", kind = "", rest = "", ...more] = (required ? item.slice(0, -1) : item).split(":");
  const [title = "", listed, ...beside] = rest.split("=");
  if (more.length > 0 || beside.length > 0) throw new Error(`"${item}" is no field: ${FORM}`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" is no name of a field: letters and digits, a small letter first`);
  if (kind === "") throw new Error(`"${name}" has no kind: ${FORM}`);
  if (title === "") throw new Error(`"${name}" has no title: ${FORM}`);
  if (kind === "enum") {
    const table = `${record}${capital(name)}`;
    if (project.enums.has(table))
      throw new Error(`there is a code table "${table}" already: ${name}:${table}:${title} takes its values`);
    return { name, title, kind: table, required, labels: readLabels(name, title, listed) };
  }
  if (listed !== undefined) throw new Error(`"${name}" has values, which only an enum lists`);
  const reference = REFERENCES.get(kind);
  if (reference) {
    const bare = name.replace(/Id$/, "");
    return {
      name: `${bare}Id`,
      title,
      kind,
      required,
      reference: { ...reference, nameField: `${bare}Name` },
    };
  }
  const known = [...FIELD_KINDS, ...REFERENCES.keys(), "enum"];
  if (!FIELD_KINDS.includes(kind) && !project.enums.has(kind))
    throw noSuchName(
      "kind",
      kind,
      `${known.join(", ")} or the code tables of schemas/enums`,
      new Set([...known, ...project.enums.keys()]),
    );
  return { name, title, kind, required };
}

function readLabels(name: string, title: string, listed: string | undefined): string[] {
  const labels = listed?.split("/") ?? [];
  if (labels.length === 0) throw new Error(`"${name}" has no values: ${name}:enum:${title}=待办/已办`);
  if (labels.includes("") || new Set(labels).size < labels.length)
    throw new Error(`"${name}" has a value without a label, or one twice: ${labels.join("/")}`);
  return labels;
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
