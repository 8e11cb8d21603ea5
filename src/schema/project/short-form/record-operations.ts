import { asObject, asText } from "../as-object.ts";
import { isObject, type Value } from "./expand-schema.ts";
import { followingFields, type RecordFields } from "./record-fields.ts";

/** An operation that follows from the description of a record. */
export interface RecordOperation {
  readonly id: string;
  /** In the short form. */
  readonly operation: Value;
  /** The word of the description that adds it. */
  readonly word: string;
}

type Made = readonly [name: string, summary: string, operation: Value];

/** A task, and the operation that returns its state. */
const IMPORT_JOB = {
  id: "taskid",
  poll: "taskCentre.fileList",
  param: "taskid",
  status: "status",
  progress: "progress",
  message: "message",
  file: "url",
  done: [1],
  partly: [3],
  failed: [2],
};

interface Described extends RecordFields {
  /** Name of its schema. */
  readonly schema: string;
  /** Name of its kind. */
  readonly kind: string;
  readonly key: string;
  readonly title: string;
}

const MAKERS: Readonly<Record<string, (described: Described) => readonly Made[]>> = {
  read: readers,
  write: writers,
  delete: removers,
  import: importers,
};

/** The usual operations of a record, `{ "read": "parcel", "write": "parcel.edit" }`: each word has the codes that open its own. */
export function recordOperations(
  schema: string,
  written: unknown,
  schemas: Readonly<Record<string, unknown>>,
): RecordOperation[] {
  const record = asObject(schemas[schema]);
  const { name, key = "id" } = asObject(record["x-record"]);
  const kind = asText(name);
  if (kind === undefined || !isObject(written)) return [];
  const keyName = String(key);
  const title = asText(record.title) ?? schema;
  const fields = followingFields(schema, keyName, asObject(record.fields));
  const described = { schema, kind, key: keyName, title, ...fields };
  return Object.entries(MAKERS).flatMap(([word, make]) => {
    const permission = written[word];
    if (permission === undefined) return [];
    return make(described).map(([last, summary, { does, by, ...rest }]) => {
      const method = last === "detail" || last === "importTemplate" ? "get" : "post";
      const resource = { record: kind, does, ...(by !== undefined && { by }) };
      const operation = { [method]: `/${kind}/${last}`, summary, permission, resource, ...rest };
      return { id: `${kind}.${last}`, operation, word };
    });
  });
}

function readers({ schema, key, title, filters, sorted }: Described): readonly Made[] {
  const page = {
    does: "page",
    paging: { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
    ...(sorted.length > 0 && {
      sort: { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" },
    }),
    body: {
      pageNum: "PageNumber",
      pageSize: "PageSize",
      ...filters,
      ...(sorted.length > 0 && {
        "sortField?": { title: "排序字段", type: "string", enum: sorted },
        "sortOrder?": { title: "排序方向", type: "string", enum: ["asc", "desc"] },
      }),
    },
    result: { title, page: schema },
  };
  const detail = { does: "detail", query: { [key]: `${schema}.${key}` }, result: schema };
  return [
    ["page", `${title}列表`, page],
    ["detail", `${title}详情`, detail],
  ];
}

function writers({ schema, kind, key, title, sent, isVersioned }: Described): readonly Made[] {
  const spread = `...${schema}`;
  const add = {
    does: "create",
    version: "create",
    body: { [spread]: sent },
    result: { fields: { [key]: `${schema}.${key}` } },
  };
  const update = {
    does: "update",
    version: isVersioned ? { of: kind, by: key, read: `${kind}.page` } : "set",
    body: { [spread]: [key, ...sent, ...(isVersioned ? ["rowVersion?"] : [])] },
    result: "Nothing",
  };
  return [
    ["add", `新增${title}`, add],
    ["update", `修改${title}`, update],
  ];
}

function removers({ schema, kind, key, title }: Described): readonly Made[] {
  const idList = {
    title,
    list: { $ref: `${schema}.${key}`, "x-ref": kind },
    minItems: 1,
    maxItems: 500,
    uniqueItems: true,
    "x-filter": { field: key },
  };
  const one = { does: "delete", version: "delete", body: { [key]: `${schema}.${key}` }, result: "Nothing" };
  return [
    ["delete", `删除${title}`, one],
    ["batchDelete", `批量删除${title}`, { ...one, by: ["idList"], body: { idList } }],
  ];
}

function importers({ title }: Described): readonly Made[] {
  const file = {
    title: "导入文件",
    type: "string",
    format: "binary",
    "x-accept": [".xlsx", ".xls", ".csv", ".txt"],
  };
  const check = { does: "importCheck", version: "create", form: { file }, result: "ImportPlan" };
  const start = {
    does: "import",
    version: "create",
    job: IMPORT_JOB,
    form: { file },
    result: "ImportStart",
  };
  return [
    ["importTemplate", `${title}导入模板`, { does: "importTemplate", file: { title: "导入模板" } }],
    ["importCheck", `检查${title}导入文件`, check],
    ["import", `导入${title}`, start],
  ];
}
