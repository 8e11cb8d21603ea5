/** Methods that an operation of the short form may begin with. */
export const METHODS = ["get", "put", "post", "delete", "patch"] as const;

/** Words of an operation that OpenAPI has as well; every other word but the short ones is an extension without its `x-`. */
export const OPENAPI_WORDS: ReadonlySet<string> = new Set([
  "callbacks",
  "deprecated",
  "description",
  "externalDocs",
  "parameters",
  "requestBody",
  "responses",
  "security",
  "servers",
  "summary",
  "tags",
]);

/** Words of an operation that stand for more than one word of OpenAPI. */
export const SHORT_WORDS: ReadonlySet<string> = new Set([
  ...METHODS,
  "assumed",
  "base",
  "body",
  "body?",
  "file",
  "form",
  "form?",
  "path",
  "query",
  "resource",
  "result",
]);

/** Parts of an operation whose fields may be assumed as a whole. */
export const ASSUMABLE_PARTS = ["query", "body", "result"] as const;
export type AssumablePart = (typeof ASSUMABLE_PARTS)[number];

/** Effects that change no record. */
export const READING_EFFECTS: ReadonlySet<unknown> = new Set([
  "page",
  "list",
  "detail",
  "count",
  "summary",
  "importTemplate",
]);

/** Begins a key under which fields of a record are listed. */
export const SPREAD = "...";

export const VERSION = "3.1.0";
export const JSON_MEDIA = "application/json";
export const FORM_MEDIA = "multipart/form-data";
export const FILE_MEDIA = "application/octet-stream";
export const SUCCESS = "成功";
export const ROWS_TITLE = "列表";
