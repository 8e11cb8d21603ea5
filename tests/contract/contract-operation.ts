import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** JSON Schema of the catalogue, references resolved as they are met. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly "x-enum"?: string;
  readonly "x-ref"?: string;
  readonly "x-mask"?: string;
  readonly "x-state"?: string;
  readonly "x-accept"?: readonly string[];
  readonly "x-filter"?: Filter | false;
  readonly example?: unknown;
}

/** The fields that a parameter narrows a list by. */
export interface Filter {
  /** A dot goes on into an object, a list of objects, or what an identifier refers to. */
  readonly field?: string;
  readonly fields?: readonly string[];
  readonly match?: string;
  /** The field is one of this kind of record, which refers to the listed kind. */
  readonly through?: string;
  /** Parameters without which it narrows nothing. */
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The records that a write changes, and the operation that answers their version. */
export interface Version {
  readonly of: string;
  /** The parameter with the identifier or identifiers, or field → parameter. */
  readonly by: string | Readonly<Record<string, string>>;
  /** The parameter that lists the rows. */
  readonly each?: string;
  readonly set?: true;
  readonly read: string;
}

export interface Use {
  readonly record: string;
  readonly does: string;
  readonly by?: readonly string[];
  readonly each?: string;
  readonly where?: Readonly<Record<string, unknown>>;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** A list whose rows numbers of the answer count, and how. */
export interface Recount {
  readonly list: string;
  /** Parameters that the list is always requested with. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Parameters with which the statistic answers all of its numbers. */
  readonly ask?: Readonly<Record<string, unknown>>;
  /** Parameter of the list → that of the statistic, where their names differ. */
  readonly as?: Readonly<Record<string, string>>;
  /** Path in the result → the rows that it counts, of a field the different values, or the sum. */
  readonly numbers?: Readonly<
    Record<
      string,
      {
        readonly where?: Readonly<Record<string, unknown>>;
        readonly distinct?: string;
        readonly sum?: string;
      }
    >
  >;
  /** Path of a list in the result → the field that its entries split the rows by, and where the value and its number stand. */
  readonly groups?: Readonly<
    Record<
      string,
      {
        readonly by: string;
        readonly key: string;
        readonly count: string;
        readonly where?: Readonly<Record<string, unknown>>;
      }
    >
  >;
}

/** An operation as the contract tests read it: a reading of their own, so that the server does not check itself. */
export interface ContractOperation {
  readonly id: string;
  /** The document that it stands in. */
  readonly area: string;
  readonly method: string;
  /** Base and path, `{name}` for path parameters. */
  readonly url: string;
  readonly effect: "read" | "write";
  readonly permission: readonly string[];
  readonly answersFile: boolean;
  readonly takesFile: boolean;
  /** The answer is kept nowhere: the same intent sent again gets another one. */
  readonly isSecret: boolean;
  /** All parameters as one object. */
  readonly request: Schema;
  /** Their places. */
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly result: Schema;
  readonly use: Use | undefined;
  /** Empty: it says why it needs no version. */
  readonly versions: readonly Version[];
  readonly atOnce: AtOnce;
  readonly recounts: readonly Recount[];
  readonly paging: Readonly<Record<"page" | "size" | "rows" | "total", string>> | undefined;
  readonly sort: Readonly<Record<"by" | "order" | "ascending" | "descending", string>> | undefined;
}

/** Of several who want the same at once: one is done and the others are refused; all are done; all get the answer that it is done. */
export type AtOnce = "one" | "all" | "same";

export interface RecordDescription {
  readonly name: string;
  readonly area: string;
  readonly key: string;
  readonly trash: boolean;
  /** Sets of properties that no two records share; those that hold for some records alone are left out. */
  readonly unique: readonly (readonly string[])[];
  readonly schema: Schema;
}

/** As the catalogue writes it. */
type UniqueSet = readonly string[] | { readonly fields: readonly string[]; readonly where?: object };

export interface ContractCatalogue {
  readonly operations: readonly ContractOperation[];
  readonly records: ReadonlyMap<string, RecordDescription>;
  readonly tables: ReadonlyMap<string, readonly (string | number)[]>;
  /** Derived state → the values that it may have. */
  readonly states: ReadonlyMap<string, readonly string[]>;
}

type Json = Readonly<Record<string, unknown>>;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const METHODS = ["get", "put", "post", "delete", "patch"];
const DEEPEST = 12;

/** Why a write needs no version → the outcome of several at once, unless the operation names another. */
const AT_ONCE_OF_REASONS: Readonly<Record<string, AtOnce>> = {
  create: "all",
  start: "all",
  set: "same",
  state: "one",
  delete: "one",
};

/** The catalogue as plain OpenAPI, read once a process. */
export const contract = readContract();

function readContract(): ContractCatalogue {
  const documents = new Map(readFolder(".cache/openapi"));
  const tables = readFolder("schemas/enums").map(([, table]) => {
    const values = table["values"] as readonly { readonly value: string | number }[];
    return [String(table["name"]), values.map(({ value }) => value)] as const;
  });
  const states = readFolder("schemas/states").map(([, state]) => {
    const cases = state["cases"] as readonly { readonly value: string }[];
    return [String(state["name"]), cases.map(({ value }) => value)] as const;
  });
  const files = [...documents.keys()];
  return {
    tables: new Map(tables),
    states: new Map(states),
    operations: files.flatMap((file) => operationsOf(file, documents)),
    records: new Map(files.flatMap((file) => recordsOf(file, documents))),
  };
}

function readFolder(folder: string): [string, Json][] {
  return readdirSync(`${ROOT}${folder}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file, JSON.parse(readFileSync(`${ROOT}${folder}/${file}`, "utf8")) as Json]);
}

function areaOf(file: string): string {
  return path.basename(file, ".json");
}

/** The schema with every reference replaced; a tree is cut off where it repeats itself too often. */
function resolve(node: unknown, file: string, documents: ReadonlyMap<string, Json>, depth = 0): Schema {
  if (Array.isArray(node))
    return node.map((entry) => resolve(entry, file, documents, depth)) as unknown as Schema;
  if (typeof node !== "object" || node === null) return node as Schema;
  const { $ref: reference, ...beside } = node as Json;
  if (typeof reference === "string") {
    if (depth > DEEPEST) return {};
    const [named, pointer = ""] = reference.split("#");
    const target = named === undefined || named === "" ? file : named;
    let current: unknown = documents.get(target);
    for (const step of pointer.split("/").slice(1)) {
      current = (current as Json | undefined)?.[
        decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")
      ];
    }
    return { ...resolve(current, target, documents, depth + 1), ...resolve(beside, file, documents, depth) };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, resolve(value, file, documents, depth)]),
  );
}

function recordsOf(file: string, documents: ReadonlyMap<string, Json>): [string, RecordDescription][] {
  const { schemas = {} } = (documents.get(file)?.["components"] ?? {}) as {
    schemas?: Readonly<Record<string, Json>>;
  };
  return Object.values(schemas).flatMap((raw) => {
    const about = raw["x-record"] as ({ name: string } & Partial<RecordDescription>) | undefined;
    if (!about) return [];
    const { name, key = "id", trash = false, unique = [] } = about;
    const area = areaOf(file);
    const whole = (unique as readonly UniqueSet[]).flatMap((set) => {
      if (!("fields" in set)) return [set];
      return set.where === undefined ? [set.fields] : [];
    });
    return [[name, { name, area, key, trash, unique: whole, schema: resolve(raw, file, documents) }]];
  });
}

function operationsOf(file: string, documents: ReadonlyMap<string, Json>): ContractOperation[] {
  const document = documents.get(file) ?? {};
  const paths = (document["paths"] ?? {}) as Readonly<Record<string, Json>>;
  return Object.entries(paths).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as Json | undefined;
      // A socket answers no request.
      if (!raw || raw["x-planned"] === true || raw["x-socket"] === true) return [];
      const [server] = (raw["servers"] ?? item["servers"] ?? document["servers"] ?? []) as {
        readonly url: string;
      }[];
      const url = (server?.url ?? "").replace(/\/$/, "") + address;
      return [{ ...readOperation(raw, file, documents), area: areaOf(file), method, url }];
    }),
  );
}

interface Content {
  readonly [media: string]: { readonly schema?: unknown };
}

function readOperation(
  raw: Json,
  file: string,
  documents: ReadonlyMap<string, Json>,
): Omit<ContractOperation, "area" | "method" | "url"> {
  const whole = (node: unknown) => resolve(node, file, documents);
  const parameters = whole(raw["parameters"] ?? []) as unknown as readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  const [media, body] =
    Object.entries(((raw["requestBody"] as Json | undefined)?.["content"] ?? {}) as Content)[0] ?? [];
  const bodySchema = whole(body?.schema ?? {});
  const answer = ((raw["responses"] as Readonly<Record<string, Json>>)["200"]?.["content"] ?? {}) as Content;
  const envelope = whole(answer["application/json"]?.schema ?? {});
  const needed = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return {
    id: String(raw["operationId"]),
    effect: raw["x-effect"] === "read" ? "read" : "write",
    permission: [raw["x-permission"]].flat() as string[],
    answersFile: answer["application/json"] === undefined,
    takesFile: media === "multipart/form-data",
    isSecret: raw["x-secret"] === true,
    request: {
      type: "object",
      properties: {
        ...bodySchema.properties,
        ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      },
      required: [...(bodySchema.required ?? []), ...needed],
    },
    inPath: parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
    inQuery: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
    result: envelope.properties?.["result"] ?? {},
    use: raw["x-resource"] as Use | undefined,
    versions: typeof raw["x-version"] === "string" ? [] : ([raw["x-version"] ?? []].flat() as Version[]),
    atOnce: (raw["x-at-once"] ?? AT_ONCE_OF_REASONS[String(raw["x-version"])] ?? "one") as AtOnce,
    recounts: (raw["x-counts"] ?? []) as readonly Recount[],
    paging: raw["x-paging"] as ContractOperation["paging"],
    sort: raw["x-sort"] as ContractOperation["sort"],
  };
}

/** Undefined: by the field of its name. */
export function filterOf({ "x-filter": filter }: Schema): Filter | undefined {
  return filter === false ? undefined : filter;
}

/** One row of what it answers with. */
export function rowSchema({ paging, result }: ContractOperation): Schema {
  return (paging ? result.properties?.[paging.rows] : result)?.items ?? {};
}

/** True when it answers with rows. */
export function isListing({ paging, result }: ContractOperation): boolean {
  return paging !== undefined || typesOf(result).includes("array");
}

export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : [type].flat();
}
