import { ACCOUNTS, type Backend, OK } from "./backend.ts";
import {
  type ContractCatalogue,
  type ContractOperation,
  type Schema,
  type Use,
  typesOf,
} from "./contract-operation.ts";
import { type Samples, sampleObject, sampleValue, targetOf } from "./sample-value.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Params = Record<string, unknown>;

/** A list that was found to have rows, and what it was asked with. */
export interface Finding {
  readonly operation: ContractOperation;
  readonly params: Params;
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Where the things are listed that requests refer to and that are no records of the store. */
const LISTED: Readonly<Record<string, { readonly operation: string; readonly key: string }>> = {
  company: { operation: "company.list", key: "companyId" },
  staff: { operation: "userAdmin.list", key: "id" },
  role: { operation: "role.page", key: "roleId" },
};

const MOST_TRIES = 120;
const PAGE = 200;

/** Finds its way through a backend's data by nothing but the catalogue. */
export class Explorer implements Samples {
  readonly catalogue: ContractCatalogue;
  readonly backend: Backend;
  readonly tables: Samples["tables"];
  readonly #account: string;
  readonly #found = new Map<string, Promise<Finding | undefined>>();
  readonly #ids = new Map<string, Promise<readonly (string | number)[]>>();

  constructor(catalogue: ContractCatalogue, backend: Backend, account: string = ACCOUNTS.all) {
    this.catalogue = catalogue;
    this.backend = backend;
    this.tables = catalogue.tables;
    this.#account = account;
  }

  idsOf = async (target: string): Promise<readonly (string | number)[]> => {
    const known = this.#ids.get(target) ?? this.#readIds(target);
    this.#ids.set(target, known);
    return await known;
  };

  /** Rows of a list under the first parameters that give any. */
  async explore(operation: ContractOperation): Promise<Finding | undefined> {
    const known = this.#found.get(operation.id) ?? this.#search(operation);
    this.#found.set(operation.id, known);
    return await known;
  }

  /** Rows of a kind of record, of a list that shows the same part of it if there is one. */
  async recordRows(record: string, where?: Use["where"]): Promise<Finding | undefined> {
    const isOther = ({ use }: ContractOperation) =>
      Number(JSON.stringify(use?.where ?? {}) !== JSON.stringify(where ?? {}));
    const lists = this.listsOf(record).toSorted(
      (a, b) => isOther(a) - isOther(b) || needed(a).length - needed(b).length,
    );
    for (const list of lists) {
      const found = await this.explore(list);
      if (found) return found;
    }
    return undefined;
  }

  listsOf(record: string): ContractOperation[] {
    return this.catalogue.operations.filter(
      ({ use }) => use?.record === record && (use.does === "page" || use.does === "list"),
    );
  }

  usesOf(record: string, ...does: readonly string[]): ContractOperation[] {
    return this.catalogue.operations.filter(({ use }) => use?.record === record && does.includes(use.does));
  }

  /** Parameters that ought to be accepted: those of a row that is there, else made up. */
  async sample(operation: ContractOperation): Promise<Params> {
    const { properties = {} } = operation.request;
    const row = operation.use && (await this.recordRows(operation.use.record, operation.use.where))?.rows[0];
    const params: Params = {};
    for (const name of needed(operation)) {
      const schema = properties[name] ?? {};
      const fromRow = row?.[schema["x-filter"]?.field ?? name];
      const usable = fromRow !== undefined && fromRow !== null && schema["x-mask"] === undefined;
      params[name] = usable
        ? isList(schema)
          ? [fromRow].flat()
          : fromRow
        : await sampleValue(schema, this, name);
    }
    return { ...params, ...pageOf(operation, 20) };
  }

  /** A whole new record: every field that may be sent. */
  async freshSample(operation: ContractOperation): Promise<Params> {
    return await sampleObject(operation.request, this);
  }

  async call(operation: ContractOperation, params: Params, key?: string) {
    return await this.backend.send(this.#account, operation, params, key);
  }

  operation(id: string): ContractOperation {
    const found = this.catalogue.operations.find((one) => one.id === id);
    if (!found) throw new Error(`the catalogue has no ${id}`);
    return found;
  }

  async #readIds(target: string): Promise<readonly (string | number)[]> {
    const listed = LISTED[target];
    if (listed)
      return (
        (await this.explore(this.operation(listed.operation)))?.rows.map(
          (row) => row[listed.key] as number,
        ) ?? []
      );
    if (target === "department") {
      const { result } = await this.call(this.operation("department.tree"), {});
      return flatten(result as readonly Row[]).map(({ deptId }) => deptId as number);
    }
    if (target === "firm") {
      const { result } = await this.call(this.operation("session.customerInfo"), {});
      return [(result as { readonly userBasicInfo: { readonly gsid: number } }).userBasicInfo.gsid];
    }
    const record = this.catalogue.records.get(target);
    if (!record) return [];
    return (await this.recordRows(target))?.rows.map((row) => row[record.key] as number) ?? [];
  }

  async #search(operation: ContractOperation): Promise<Finding | undefined> {
    const candidates: Params[] = [];
    for await (const params of this.#candidates(operation)) {
      candidates.push(params);
      if (candidates.length >= MOST_TRIES) break;
    }
    let best: Finding | undefined;
    for (const params of candidates) {
      const answer = await this.call(operation, params);
      if (answer.code !== OK) continue;
      const { rows, total } = readRows(operation, answer.result);
      if (rows.length > (best?.rows.length ?? 0)) best = { operation, params, rows, total };
      if (best && best.rows.length >= 8) return best;
    }
    return best;
  }

  /** Every combination of what the required parameters may be, the likeliest first. */
  async *#candidates(operation: ContractOperation): AsyncGenerator<Params> {
    const { properties = {} } = operation.request;
    const choices: [string, readonly unknown[]][] = [];
    for (const name of needed(operation))
      choices.push([name, await this.#choices(name, properties[name] ?? {})]);
    const page = pageOf(operation, PAGE);
    const spread = function* (rest: typeof choices, begun: Params): Generator<Params> {
      const [first, ...others] = rest;
      if (!first) return void (yield { ...begun, ...page });
      for (const value of first[1]) yield* spread(others, { ...begun, [first[0]]: value });
    };
    // Periods vary fastest: a company is looked through before the next one.
    yield* spread(
      choices.toSorted(([a], [b]) => Number(isPeriod(a)) - Number(isPeriod(b))),
      {},
    );
  }

  async #choices(name: string, schema: Schema): Promise<readonly unknown[]> {
    const list = isList(schema);
    const target = targetOf(name, schema);
    if (target !== undefined) {
      const ids = await this.idsOf(target);
      return list ? [ids.slice(0, 50)] : ids.slice(0, 40);
    }
    if (/^(kjnd|gxnd|year)$/.test(name)) return [2026, 2025];
    if (/^(kjqj|gxyf|month)$/.test(name)) return [10, 9, 6, 12, 3];
    const table = schema["x-enum"] ?? schema.items?.["x-enum"];
    if (table !== undefined) {
      const values = this.tables.get(table) ?? [];
      return list ? [values] : values;
    }
    return schema.enum ?? [await sampleValue(schema, this, name)];
  }
}

/** Required parameters without those of paging. */
export function needed({ request, paging }: ContractOperation): string[] {
  return (request.required ?? []).filter((name) => name !== paging?.page && name !== paging?.size);
}

export function pageOf({ paging }: ContractOperation, size: number, page = 1): Params {
  return paging ? { [paging.page]: page, [paging.size]: size } : {};
}

export function readRows(
  { paging }: ContractOperation,
  result: unknown,
): { rows: readonly Row[]; total: number } {
  const rows = (paging ? (result as Row | null)?.[paging.rows] : result) as readonly Row[] | undefined;
  const list = Array.isArray(rows) ? rows : [];
  return { rows: list, total: paging ? Number((result as Row)[paging.total]) : list.length };
}

export function isList(schema: Schema): boolean {
  return typesOf(schema).includes("array");
}

function isPeriod(name: string): boolean {
  return /^(kjnd|kjqj|gxnd|gxyf|year|month)$/.test(name);
}

function flatten(nodes: readonly Row[]): Row[] {
  return nodes.flatMap((node) => [node, ...flatten((node["children"] ?? []) as readonly Row[])]);
}
