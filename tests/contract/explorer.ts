import { ACCOUNTS, type Answer, type Backend, OK } from "./backend.ts";
import {
  type ContractCatalogue,
  type ContractOperation,
  type Use,
  filterOf,
  isListing,
  rowSchema,
} from "./contract-operation.ts";
import { type Params, type Row, isList, needed, pageOf, readRows } from "./list-calls.ts";
import { questions } from "./questions.ts";
import { withVersions } from "./with-versions.ts";
import { type Samples, sampleObject, sampleValue, targetOf } from "./sample-value.ts";

/** A list that was found to have rows, and the parameters of its request. */
export interface Finding {
  readonly operation: ContractOperation;
  readonly params: Params;
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The lists of things that requests refer to and that are no records of the store. */
const LISTED: Readonly<Record<string, { readonly operation: string; readonly key: string }>> = {
  company: { operation: "company.list", key: "companyId" },
  staff: { operation: "userAdmin.list", key: "id" },
  role: { operation: "role.page", key: "roleId" },
};

/** The most requests to a list until it answers with enough rows. */
const MOST_TRIES = 120;
/** More questions once there are any rows. */
const TRIES_FOR_MORE = 12;
const ENOUGH_ROWS = 8;
const MOST_OTHERS = 10;
const PAGE = 200;

/** Finds its way through a backend's data by nothing but the catalogue. */
export class Explorer implements Samples {
  readonly catalogue: ContractCatalogue;
  readonly backend: Backend;
  readonly tables: Samples["tables"];
  readonly #account: string;
  readonly #found = new Map<string, Promise<Finding | undefined>>();
  /** What was found last, until something is written. */
  readonly #anew = new Map<string, Promise<Finding | undefined>>();
  readonly #others = new Map<string, Promise<readonly Finding[]>>();
  /** Key of an intent → its parameters with the versions. */
  readonly #asRead = new Map<string, Params>();
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

  /** Rows of a list under the first parameters that give any; of what lists nothing there are none. */
  async explore(operation: ContractOperation): Promise<Finding | undefined> {
    if (!isListing(operation)) return undefined;
    const known = this.#found.get(operation.id) ?? this.#search(operation);
    this.#found.set(operation.id, known);
    return await known;
  }

  /** The same question again: what was found may have become more since. */
  async exploreAnew(operation: ContractOperation): Promise<Finding | undefined> {
    const known = this.#anew.get(operation.id) ?? this.#askAnew(operation);
    this.#anew.set(operation.id, known);
    return await known;
  }

  /** The rows of the last page, where there are more than were read. */
  async lastRows({ operation, params, rows, total }: Finding): Promise<readonly Row[]> {
    if (total <= rows.length) return [];
    const page = pageOf(operation, PAGE, Math.ceil(total / PAGE));
    const { result } = await this.call(operation, { ...params, ...page });
    return readRows(operation, result).rows;
  }

  /** Rows of other companies, periods or whatever else has to be named, the longest lists first. */
  async exploreOthers(operation: ContractOperation): Promise<readonly Finding[]> {
    const known = this.#others.get(operation.id) ?? this.#searchOthers(operation);
    this.#others.set(operation.id, known);
    return await known;
  }

  /** The thing that the identifier stands for, as its list shows it. */
  async referredTo(target: string, id: unknown): Promise<Row | undefined> {
    const listed = LISTED[target];
    const ids = listed ? await this.explore(this.operation(listed.operation)) : await this.recordRows(target);
    const key = listed?.key ?? this.catalogue.records.get(target)?.key ?? "id";
    return ids?.rows.find((row) => row[key] === id);
  }

  /** Rows of a kind of record, of a list that shows the same part of it if there is one. */
  async recordRows(record: string, where?: Use["where"]): Promise<Finding | undefined> {
    const isOther = ({ use }: ContractOperation) =>
      Number(JSON.stringify(use?.where ?? {}) !== JSON.stringify(where ?? {}));
    const lists = this.listsOf(record).toSorted(
      (a, b) => isOther(a) - isOther(b) || needed(a).length - needed(b).length,
    );
    for (const list of lists) {
      const finding = await this.explore(list);
      if (finding) return finding;
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
      const fromRow = row?.[filterOf(schema)?.field ?? name];
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

  /** A request without a version is taken for one that has just read what it changes; the same intent is sent as it was then. */
  async call(operation: ContractOperation, params: Params, key?: string): Promise<Answer> {
    if (operation.effect === "write") this.#anew.clear();
    const known = key === undefined ? undefined : this.#asRead.get(key);
    const answer = await this.backend.send(this.#account, operation, known ?? params, key);
    const read = known ? undefined : withVersions(params, answer);
    if (read === undefined) return answer;
    if (key !== undefined) this.#asRead.set(key, read);
    return await this.backend.send(this.#account, operation, read, key);
  }

  /** Exactly this request, once. */
  async send(operation: ContractOperation, params: Params): Promise<Answer> {
    if (operation.effect === "write") this.#anew.clear();
    return await this.backend.send(this.#account, operation, params);
  }

  operation(id: string): ContractOperation {
    const operation = this.catalogue.operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`the catalogue has no ${id}`);
    return operation;
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
      // The uppermost last: there is little that may be done with it.
      return flatten(result as readonly Row[])
        .map(({ deptId }) => deptId as number)
        .toReversed();
    }
    if (target === "firm") {
      const { result } = await this.call(this.operation("session.customerInfo"), {});
      return [(result as { readonly userBasicInfo: { readonly gsid: number } }).userBasicInfo.gsid];
    }
    const record = this.catalogue.records.get(target);
    const recordIds = record && (await this.recordRows(target))?.rows.map((row) => row[record.key] as number);
    return recordIds ?? (await this.#mentioned(target));
  }

  /** The records that rows of any list refer to. */
  async #mentioned(target: string): Promise<readonly (string | number)[]> {
    for (const operation of this.catalogue.operations.filter(isListing)) {
      const { properties = {} } = rowSchema(operation);
      const [field] =
        Object.entries(properties).find(([, { "x-ref": ref, type }]) => ref === target && type !== "array") ??
        [];
      if (field === undefined || operation.effect === "write" || asksFor(operation, target)) continue;
      const rows = (await this.explore(operation))?.rows ?? [];
      const ids = new Set(rows.map((row) => row[field] as number | null).filter((id) => id !== null));
      if (ids.size > 0) return [...ids];
    }
    return [];
  }

  async #search(operation: ContractOperation): Promise<Finding | undefined> {
    let best: Finding | undefined;
    let left = MOST_TRIES;
    for (const params of (await questions(operation, this, PAGE)).slice(0, MOST_TRIES)) {
      const finding = await this.#ask(operation, params);
      left -= 1;
      if (finding && finding.rows.length > (best?.rows.length ?? 0)) {
        // Many lists are short for every company or user.
        if (!best) left = Math.min(left, TRIES_FOR_MORE);
        best = finding;
      }
      if (left === 0 || (best && best.rows.length >= ENOUGH_ROWS)) return best;
    }
    return best;
  }

  async #searchOthers(operation: ContractOperation): Promise<readonly Finding[]> {
    const first = JSON.stringify((await this.explore(operation))?.params);
    const candidates = (await questions(operation, this, PAGE)).filter(
      (params) => JSON.stringify(params) !== first,
    );
    const step = Math.max(1, Math.floor(candidates.length / MOST_TRIES));
    const findings: Finding[] = [];
    for (const params of candidates.filter((_one, index) => index % step === 0).slice(0, MOST_TRIES)) {
      const finding = await this.#ask(operation, params);
      if (finding && finding.rows.length > 1) findings.push(finding);
    }
    return findings.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, MOST_OTHERS);
  }

  async #askAnew(operation: ContractOperation): Promise<Finding | undefined> {
    const finding = await this.explore(operation);
    return finding && (await this.#ask(operation, finding.params));
  }

  async #ask(operation: ContractOperation, params: Params): Promise<Finding | undefined> {
    const answer = await this.call(operation, params);
    if (answer.code !== OK) return undefined;
    return { operation, params, ...readRows(operation, answer.result) };
  }
}

/** True when the operation itself needs a value of the target: then it cannot be used to find one. */
function asksFor(operation: ContractOperation, target: string): boolean {
  const { properties = {} } = operation.request;
  return needed(operation).some((name) => targetOf(name, properties[name] ?? {}) === target);
}

function flatten(nodes: readonly Row[]): Row[] {
  return nodes.flatMap((node) => [node, ...flatten((node["children"] ?? []) as readonly Row[])]);
}
