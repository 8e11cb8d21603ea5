import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Method = "get" | "post" | "put" | "delete" | "patch";

/** One operation of the API catalogue, as far as the server needs it. */
export interface Operation {
  readonly id: string;
  readonly title: string;
  readonly method: Method;
  /** The document's file name: where relative references start. */
  readonly file: string;
  /** Base prefix and path, with `{name}` for path parameters. */
  readonly url: string;
  readonly effect: "read" | "write";
  /** Any one of these codes, or "signed-in", or "public". */
  readonly permission: readonly string[];
  readonly parameters: readonly Parameter[];
  /** References to the schemas of the body and of the whole answer, for the validators. */
  readonly body: string | undefined;
  /** Undefined when the answer is a file. */
  readonly answer: string | undefined;
  readonly bodyKind: "none" | "json" | "multipart";
  /** Properties of a multipart body that are files. */
  readonly fileFields: readonly string[];
  readonly answersFile: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  /** Reference to its schema. */
  readonly schema: string;
}

export interface Catalogue {
  readonly operations: readonly Operation[];
  /** File name → OpenAPI document. */
  readonly documents: ReadonlyMap<string, object>;
  /** Code table → its values. */
  readonly enums: ReadonlyMap<string, readonly (string | number)[]>;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly servers?: readonly { readonly url: string }[];
  /** Not served yet. */
  readonly "x-planned"?: true;
  readonly "x-effect": "read" | "write";
  readonly "x-permission": string | readonly string[];
  readonly parameters?: readonly (Pick<Parameter, "name" | "in"> & { readonly required?: boolean })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly "200": { readonly content: Content } };
}

interface Content {
  readonly [media: string]: {
    readonly schema?: { readonly properties?: { readonly [name: string]: { readonly format?: string } } };
  };
}

interface Document {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: PathItem };
}

type PathItem = { readonly servers?: readonly { readonly url: string }[] } & {
  readonly [method in Method]?: OperationObject;
};

const METHODS: readonly Method[] = ["get", "post", "put", "delete", "patch"];

/** Reads `api/*.json` and `enums/*.json`. That the documents are sound is proved by the schema checks, not here. */
export function readCatalogue(schemasDir: string): Catalogue {
  const documents = new Map(readJsonFiles<Document>(join(schemasDir, "api")));
  const enums = readJsonFiles<EnumFile>(join(schemasDir, "enums"));
  return {
    documents,
    enums: new Map(enums.map(([, table]) => [table.name, table.values.map((entry) => entry.value)])),
    operations: [...documents].flatMap(([file, document]) => listOperations(file, document)),
  };
}

interface EnumFile {
  readonly name: string;
  readonly values: readonly { readonly value: string | number }[];
}

/** Every JSON file of a folder, as `[file name, content]`. */
export function readJsonFiles<T>(folder: string): [string, T][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as T]);
}

function listOperations(file: string, document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const source = item[method];
      if (!source || source["x-planned"]) return [];
      const base = (source.servers ?? item.servers ?? document.servers)?.[0]?.url ?? "";
      const place = `${file}#/paths/${escapePointer(path)}/${method}`;
      const body = mediaOf(source.requestBody?.content);
      const answer = mediaOf(source.responses["200"].content);
      const answersFile = answer !== JSON_MEDIA;
      return [
        {
          id: source.operationId,
          title: source.summary,
          file,
          method,
          url: base + path,
          effect: source["x-effect"],
          permission: [source["x-permission"]].flat(),
          parameters: (source.parameters ?? []).map(({ name, in: where, required = false }, index) => ({
            name,
            in: where,
            required,
            schema: `${place}/parameters/${index}/schema`,
          })),
          body: body && `${place}/requestBody/content/${escapePointer(body)}/schema`,
          answer: answersFile
            ? undefined
            : `${place}/responses/200/content/${escapePointer(JSON_MEDIA)}/schema`,
          fileFields: fileFields(source.requestBody?.content),
          bodyKind: body === undefined ? "none" : body === FORM_MEDIA ? "multipart" : "json",
          answersFile,
        },
      ];
    }),
  );
}

const JSON_MEDIA = "application/json";
const FORM_MEDIA = "multipart/form-data";

function fileFields(content: Content | undefined): string[] {
  const properties = Object.entries(content?.[FORM_MEDIA]?.schema?.properties ?? {});
  return properties.filter(([, { format }]) => format === "binary").map(([name]) => name);
}

function mediaOf(content: Content | undefined): string | undefined {
  return Object.keys(content ?? {})[0];
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}
