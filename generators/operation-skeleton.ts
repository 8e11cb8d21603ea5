/** The effect of an operation on the records of its resource. */
export const OPERATION_EFFECTS = ["page", "detail", "create", "update", "delete"] as const;

export type OperationEffect = (typeof OPERATION_EFFECTS)[number];

export interface SkeletonOptions {
  readonly id: string;
  /** In Chinese, as the operation log shows it. */
  readonly title: string;
  readonly method: "get" | "post";
  readonly effect: OperationEffect;
  /** Kind of the records, as the catalogue names it. */
  readonly kind: string;
  readonly permission: readonly string[];
  /** Name of the record in `components/schemas`, and what people call one. */
  readonly record: string;
  readonly recordTitle: string;
  /** The record's own fields: what a new one consists of. */
  readonly fields: readonly string[];
  /** Those without which there is no new record. */
  readonly required: readonly string[];
  /** Method, path and fields are a guess until they are compared with the firm's documents. */
  readonly assumed: boolean;
  readonly planned: boolean;
}

/** The columns that every record has. */
export const RECORD_COLUMNS: readonly string[] = ["id", "createTime", "rowVersion"];

const SHARED = "shared.json#/components/schemas";

/** An operation as its document holds it: request and answer are complete, and served by the record store as they stand. */
export function operationSkeleton(options: SkeletonOptions): object {
  const { id, title, effect, kind, method, permission, assumed, planned } = options;
  return {
    operationId: id,
    summary: title,
    ...(planned && { "x-planned": true }),
    "x-effect": readsOnly(effect) ? "read" : "write",
    "x-permission": permission.length === 1 ? permission[0] : permission,
    ...(assumed && { "x-assumed": ["method", "path"] }),
    "x-resource": { record: kind, does: effect },
    ...(!readsOnly(effect) && { "x-version": versionOf(options) }),
    ...(effect === "page" && {
      "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
    }),
    ...(method === "get" ? { parameters: parametersOf(options) } : { requestBody: bodyOf(options) }),
    responses: { "200": answerOf(options) },
  };
}

/** The record whose version it is sent with; a new or deleted one needs none. */
function versionOf({ effect, kind, id }: SkeletonOptions): object | string {
  const read = [...id.split(".").slice(0, -1), "page"].join(".");
  return effect === "update" ? { of: kind, by: "id", read } : effect;
}

/** A record that has nothing yet but what every record has. */
export function recordSkeleton(title: string, kind: string, assumed: boolean): object {
  return {
    type: "object",
    title,
    "x-record": { name: kind },
    required: ["id", "createTime"],
    properties: {
      id: property({ $ref: `${SHARED}/Id`, title: `${title}编号` }, assumed),
      createTime: property({ $ref: `${SHARED}/DateTime`, title: "创建时间" }, assumed),
      rowVersion: property({ $ref: `${SHARED}/RowVersion` }, true),
    },
    additionalProperties: false,
  };
}

export function readsOnly(effect: OperationEffect): boolean {
  return effect === "page" || effect === "detail";
}

/** A reference to the record's own property: title, type and limits stand once. */
function recordProperty(record: string, name: string, assumed: boolean): object {
  return property({ $ref: `#/components/schemas/${record}/properties/${name}` }, assumed);
}

function parametersOf(options: SkeletonOptions): object[] {
  const { properties, required } = requestOf(options);
  return Object.entries(properties).map(([name, { "x-assumed": assumed, ...schema }]) => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    ...(assumed !== undefined && { "x-assumed": assumed }),
    schema,
  }));
}

function bodyOf(options: SkeletonOptions): object {
  const schema = { type: "object", ...requestOf(options), additionalProperties: false };
  return { required: true, content: { "application/json": { schema } } };
}

function requestOf({ effect, record, recordTitle, fields, required, assumed }: SkeletonOptions): {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly "x-assumed"?: true }>>;
} {
  const properties = Object.fromEntries(fields.map((name) => [name, recordProperty(record, name, assumed)]));
  const id = { id: property({ $ref: `${SHARED}/Id`, title: `${recordTitle}编号` }, assumed) };
  switch (effect) {
    case "page":
      return {
        required: ["pageNum", "pageSize"],
        properties: {
          pageNum: property({ $ref: `${SHARED}/PageNumber` }, assumed),
          pageSize: property({ $ref: `${SHARED}/PageSize` }, assumed),
        },
      };
    case "create":
      return { required, properties: properties };
    case "update":
      return {
        required: ["id"],
        properties: { ...id, ...properties, rowVersion: property({ $ref: `${SHARED}/RowVersion` }, true) },
      };
    default:
      return { required: ["id"], properties: id };
  }
}

function answerOf(options: SkeletonOptions): object {
  const schema = {
    type: "object",
    required: ["code", "message", "result"],
    properties: {
      code: { $ref: `${SHARED}/EnvelopeCode` },
      message: { $ref: `${SHARED}/EnvelopeMessage` },
      result: resultOf(options),
    },
    additionalProperties: false,
  };
  return { description: "成功", content: { "application/json": { schema } } };
}

function resultOf({ effect, record, recordTitle, assumed }: SkeletonOptions): object {
  const reference = { $ref: `#/components/schemas/${record}` };
  switch (effect) {
    case "page":
      return resultObject({
        list: property({ title: recordTitle, type: "array", items: reference }, assumed),
        total: property({ $ref: `${SHARED}/Total` }, assumed),
      });
    case "detail":
      return reference;
    case "create":
      return resultObject({ id: property({ $ref: `${SHARED}/Id`, title: `${recordTitle}编号` }, assumed) });
    default:
      return { $ref: `${SHARED}/Nothing` };
  }
}

function resultObject(properties: object): object {
  return { type: "object", required: Object.keys(properties), properties, additionalProperties: false };
}

function property(schema: object, assumed: boolean): object {
  return assumed ? { ...schema, "x-assumed": true } : schema;
}
