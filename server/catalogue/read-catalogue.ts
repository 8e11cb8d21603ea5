import { join } from "node:path";
import { readPermissionTree } from "../permission/permission-tree.ts";
import { describeFaults } from "./catalogue-fault.ts";
import { findCatalogueFaults } from "./find-catalogue-faults.ts";
import { readJsonFiles } from "./read-json-files.ts";

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
  /** By the name of a file's property: the endings it may have. A property without takes any. */
  readonly accepts: ReadonlyMap<string, readonly string[]>;
  readonly answersFile: boolean;
  /** The catalogue says what it does to stored records. */
  readonly usesRecords: boolean;
  /** What it answers lets somebody in, and is kept nowhere. */
  readonly answersSecret: boolean;
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
  readonly enums: ReadonlyMap<string, readonly (string | number | null)[]>;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly servers?: readonly { readonly url: string }[];
  /** Not served yet. */
  readonly "x-planned"?: true;
  readonly "x-effect": "read" | "write";
  readonly "x-permission": string | readonly string[];
  readonly "x-resource"?: object;
  readonly "x-secret"?: true;
  readonly parameters?: readonly (Pick<Parameter, "name" | "in"> & { readonly required?: boolean })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly "200": { readonly content: Content } };
}

interface Content {
  readonly [media: string]: {
    readonly schema?: { readonly properties?: { readonly [name: string]: FormProperty } };
  };
}

interface FormProperty {
  readonly format?: string;
  readonly "x-accept"?: readonly string[];
}

interface Document {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: PathItem };
}

type PathItem = { readonly servers?: readonly { readonly url: string }[] } & {
  readonly [method in Method]?: OperationObject;
};

const METHODS: readonly Method[] = ["get", "post", "put", "delete", "patch"];

/** Reads `api/*.json` and `enums/*.json`. Throws where and why a document cannot be served. */
export function readCatalogue(schemasDir: string): Catalogue {
  const folder = join(schemasDir, "api");
  const documents = new Map(readJsonFiles<Document>(folder));
  const tables = readJsonFiles<EnumFile>(join(schemasDir, "enums"));
  const enums = new Map(tables.map(([, { name, values }]) => [name, values.map((entry) => entry.value)]));
  const permissions = new Set(readPermissionTree(schemasDir).keys());
  const faults = findCatalogueFaults({ documents, enums, permissions });
  if (faults.length > 0) throw new Error(describeFaults(folder, faults));
  return {
    documents,
    enums,
    operations: [...documents].flatMap(([file, document]) => listOperations(file, document)),
  };
}

interface EnumFile {
  readonly name: string;
  readonly values: readonly { readonly value: string | number | null }[];
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
          fileFields: fileFields(source.requestBody?.content).map(([name]) => name),
          accepts: acceptedEndings(source.requestBody?.content),
          bodyKind: body === undefined ? "none" : body === FORM_MEDIA ? "multipart" : "json",
          answersFile,
          usesRecords: source["x-resource"] !== undefined,
          answersSecret: source["x-secret"] === true,
        },
      ];
    }),
  );
}

const JSON_MEDIA = "application/json";
const FORM_MEDIA = "multipart/form-data";

function fileFields(content: Content | undefined) {
  const properties = Object.entries(content?.[FORM_MEDIA]?.schema?.properties ?? {});
  return properties.filter(([, { format }]) => format === "binary");
}

function acceptedEndings(content: Content | undefined): ReadonlyMap<string, readonly string[]> {
  return new Map(
    fileFields(content).flatMap(([name, { "x-accept": endings }]) => (endings ? [[name, endings]] : [])),
  );
}

function mediaOf(content: Content | undefined): string | undefined {
  return Object.keys(content ?? {})[0];
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}
