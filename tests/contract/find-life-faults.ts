import { randomUUID } from "node:crypto";
import { type Answer, OK } from "./backend.ts";
import type { ContractOperation, RecordDescription, Schema } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Params, type Row, isList, pageOf, readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";

/**
 * The life of one record, by whatever operations its kind has: what was created is found, what was changed is changed,
 * what was deleted is gone, what was restored is back, and an intent that is sent twice has happened once.
 */
export async function findLifeFaults(record: string, explorer: Explorer): Promise<string[]> {
  const life = new Life(record, explorer);
  await life.live();
  return life.faults;
}

class Life {
  readonly faults: string[] = [];
  readonly #record: string;
  readonly #explorer: Explorer;

  constructor(record: string, explorer: Explorer) {
    this.#record = record;
    this.#explorer = explorer;
  }

  async live(): Promise<void> {
    const [create] = this.#explorer.usesOf(this.#record, "create", "save");
    if (!create || create.takesFile || this.#explorer.listsOf(this.#record).length === 0) return;
    const born = await this.#create(create);
    if (!born) return;
    for (const update of this.#explorer.usesOf(this.#record, "update")) await this.#update(update, born);
    const [remove] = this.#explorer.usesOf(this.#record, "delete");
    if (remove) await this.#remove(remove, born);
  }

  async #create(create: ContractOperation): Promise<Row | undefined> {
    const params = await this.#newParams(create);
    const before = await this.#all(params);
    await this.#explorer.backend.touched?.();
    const key = randomUUID();
    const answer = await this.#explorer.call(create, params, key);
    if (answer.code !== OK) {
      this.#fault(create, answer, params);
      return undefined;
    }
    await this.#assertTouched(create);
    const again = await this.#explorer.call(create, params, key);
    if (JSON.stringify(again) !== JSON.stringify(answer))
      this.faults.push(`${create.id}: the same intent sent twice: ${shown(again)}`);
    const after = await this.#all(params);
    const known = new Set(before.map((row) => row[this.#key]));
    const born = after.filter((row) => !known.has(row[this.#key]));
    const [first] = born;
    if (!first) return void this.faults.push(`${create.id}: what was created is in no list`);
    if (create.use?.each === undefined && born.length > 1)
      this.faults.push(`${create.id}: the same intent made ${born.length} records`);
    this.#compare(create, create.use?.each === undefined ? params : {}, first);
    await this.#compareDetail(first);
    return first;
  }

  async #update(update: ContractOperation, born: Row): Promise<void> {
    const names = update.use?.by ?? [this.#key];
    const changes = await this.#newParams(update, born);
    const params = { ...changes, ...this.#naming(update, born) };
    if (update.use?.each !== undefined) return;
    await this.#explorer.backend.touched?.();
    const answer = await this.#explorer.call(update, params);
    if (answer.code !== OK) return this.#fault(update, answer, params);
    await this.#assertTouched(update);
    const changed = (await this.#all(born)).find((row) => row[this.#key] === born[this.#key]);
    if (!changed) return void this.faults.push(`${update.id}: what was changed is in no list any more`);
    this.#compare(
      update,
      Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name))),
      changed,
    );
  }

  async #remove(remove: ContractOperation, born: Row): Promise<void> {
    const params = this.#naming(remove, born);
    const answer = await this.#explorer.call(remove, params);
    if (answer.code !== OK) return this.#fault(remove, answer, params);
    await this.#assertTouched(remove);
    const left = (await this.#all(born)).some((row) => row[this.#key] === born[this.#key]);
    if (left) this.faults.push(`${remove.id}: what was deleted is still there`);
    const twice = await this.#explorer.call(remove, params);
    if (twice.code === OK) this.faults.push(`${remove.id}: deletes what is gone`);
    const [restore] = this.#explorer.usesOf(this.#record, "restore");
    if (!restore) return;
    const back = await this.#explorer.call(restore, this.#naming(restore, born));
    if (back.code !== OK) return this.#fault(restore, back, {});
    const isListed = (await this.#all(born)).some((row) => row[this.#key] === born[this.#key]);
    if (!isListed) this.faults.push(`${restore.id}: what was restored is in no list`);
  }

  /** The parameters of a new or another record: all that may be sent, beside what the rows of the same company have. */
  async #newParams(operation: ContractOperation, born?: Row): Promise<Params> {
    const fresh = await this.#explorer.freshSample(operation);
    const row = born ?? (await this.#explorer.recordRows(this.#record))?.rows[0];
    const description = this.#explorer.catalogue.records.get(this.#record);
    const shared = Object.entries(operation.request.properties ?? {}).flatMap(([name, schema]) => {
      const isReference = schema["x-ref"] !== undefined && !isList(schema);
      const value = row?.[name];
      return isReference && value !== null && value !== undefined && name !== description?.key
        ? [[name, value] as const]
        : [];
    });
    const key = operation.use?.does === "save" ? description?.key : undefined;
    const params = Object.fromEntries(
      Object.entries({ ...fresh, ...Object.fromEntries(shared) }).filter(([name]) => name !== key),
    );
    const known = new Set(shared.map(([name]) => name));
    return await this.#freePair(operation, await this.#ofOneCompany(operation, params, row, known), row);
  }

  /**
   * References of a company's record name that company's records too, as do those in `known`; a company without such
   * records names none.
   */
  async #ofOneCompany(
    operation: ContractOperation,
    params: Params,
    row: Row | undefined,
    known: ReadonlySet<string>,
  ): Promise<Params> {
    const { properties = {}, required = [] } = operation.request;
    const description = this.#explorer.catalogue.records.get(this.#record);
    const companyField = companyFieldOf(description?.schema) ?? "";
    const company = params[companyField] ?? row?.[companyField];
    if (company === undefined) return params;
    const entries: [string, unknown][] = [];
    for (const [name, value] of Object.entries(params)) {
      const target = this.#explorer.catalogue.records.get(properties[name]?.["x-ref"] ?? "");
      const field = companyFieldOf(target?.schema);
      if (!target || field === undefined || known.has(name)) entries.push([name, value]);
      else {
        const [first] = await this.#idsOf(target, company);
        if (first !== undefined) entries.push([name, first]);
        else if (required.includes(name)) entries.push([name, value]);
      }
    }
    return Object.fromEntries(entries);
  }

  /** The records of a kind, those of one company where they belong to companies. */
  async #idsOf({ name, key, schema }: RecordDescription, company: unknown): Promise<readonly unknown[]> {
    const field = companyFieldOf(schema);
    const rows = (await this.#explorer.recordRows(name))?.rows ?? [];
    return rows.filter((row) => field === undefined || row[field] === company).map((row) => row[key]);
  }

  /** Of what no two records share, a combination that none has yet. */
  async #freePair(operation: ContractOperation, params: Params, row: Row | undefined): Promise<Params> {
    const { properties = {} } = operation.request;
    const rows = await this.#all({ ...row, ...params });
    const free: Params = { ...params };
    for (const set of this.#explorer.catalogue.records.get(this.#record)?.unique ?? []) {
      const name = set.findLast((field) => properties[field]?.["x-ref"] !== undefined);
      if (name === undefined) continue;
      const kept: Row = { ...row, ...free };
      const isTaken = (value: unknown) =>
        rows.some((candidate) =>
          set.every((field) => candidate[field] === (field === name ? value : kept[field])),
        );
      if (!isTaken(free[name])) continue;
      const target = properties[name]?.["x-ref"] ?? "";
      const description = this.#explorer.catalogue.records.get(target);
      const company = kept[companyFieldOf(description?.schema) ?? ""];
      const ids = description ? await this.#idsOf(description, company) : await this.#explorer.idsOf(target);
      free[name] = ids.find((id) => !isTaken(id)) ?? free[name];
    }
    return free;
  }

  /** The parameters that name the record to the operation; a field that the record does not have need not be sent. */
  #naming({ use, request }: ContractOperation, born: Row): Params {
    const { properties = {}, required = [] } = request;
    const entries = (use?.by ?? [this.#key]).map((name) => {
      const value = name in born ? born[name] : born[this.#key];
      return [name, isList(properties[name] ?? {}) ? [value] : value] as const;
    });
    return Object.fromEntries(entries.filter(([name, value]) => value !== null || required.includes(name)));
  }

  get #key(): string {
    return this.#explorer.catalogue.records.get(this.#record)?.key ?? "id";
  }

  /** All rows that the lists of the kind give for the company and period of `like`. */
  async #all(like: Row): Promise<Row[]> {
    const byKey = new Map<unknown, Row>();
    for (const list of this.#explorer.listsOf(this.#record)) {
      const finding = await this.#explorer.explore(list);
      const required = (list.request.required ?? []).filter(
        (name) => like[name] !== undefined && like[name] !== null,
      );
      const params = {
        ...finding?.params,
        ...Object.fromEntries(required.map((name) => [name, like[name]])),
      };
      for (let page = 1; page <= 20; page += 1) {
        const { result } = await this.#explorer.call(list, { ...params, ...pageOf(list, 500, page) });
        const { rows: some, total } = readRows(list, result);
        for (const row of some) byKey.set(row[this.#key], row);
        if (!list.paging || page * 500 >= total) break;
      }
    }
    return [...byKey.values()];
  }

  async #compareDetail(row: Row): Promise<void> {
    for (const detail of this.#explorer.usesOf(this.#record, "detail")) {
      const names = detail.request.required ?? [];
      if (!names.every((name) => row[name] !== undefined && row[name] !== null)) continue;
      const answer = await this.#explorer.call(
        detail,
        Object.fromEntries(names.map((name) => [name, row[name]])),
      );
      if (answer.code !== OK) this.faults.push(`${detail.id}: ${shown(answer)}`);
      else this.#compare(detail, row, answer.result as Row);
    }
  }

  #compare({ id, request }: ContractOperation, sent: Row, stored: Row): void {
    for (const [name, value] of Object.entries(sent)) {
      const schema: Schema = request.properties?.[name] ?? {};
      const held = stored[name];
      if (!(name in stored) || schema["x-mask"] !== undefined || String(held).includes("*")) continue;
      if (JSON.stringify(held) !== JSON.stringify(value))
        this.faults.push(`${id}: ${name} was ${JSON.stringify(value)}, and is ${JSON.stringify(held)}`);
    }
  }

  async #assertTouched({ id }: ContractOperation): Promise<void> {
    const touched = await this.#explorer.backend.touched?.();
    if (touched?.length === 0) this.faults.push(`${id}: wrote nothing`);
  }

  #fault({ id }: ContractOperation, answer: Answer, params: Params): void {
    const faults = (answer.result as { fieldErrors?: unknown } | null)?.fieldErrors;
    this.faults.push(
      `${id} ${JSON.stringify(params).slice(0, 400)}: ${shown(answer)} ${faults === undefined ? "" : JSON.stringify(faults)}`,
    );
  }
}

function companyFieldOf(schema: Schema = {}): string | undefined {
  return Object.entries(schema.properties ?? {}).find(([, part]) => part["x-ref"] === "company")?.[0];
}
