import { type ContractOperation, type Schema, filterOf, rowSchema } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import type { Row } from "./list-calls.ts";
import { targetOf } from "./sample-value.ts";

/** The fields of a list's rows that a parameter narrows by. */
export class RowFields {
  readonly #paths: readonly (readonly string[])[];
  readonly #row: Schema;
  readonly #explorer: Explorer;

  constructor(operation: ContractOperation, parameter: Schema, name: string, explorer: Explorer) {
    const filter = filterOf(parameter);
    this.#paths = (filter?.fields ?? [filter?.field ?? name]).map((path) => path.split("."));
    this.#row = rowSchema(operation);
    this.#explorer = explorer;
  }

  /** Those that the catalogue gives no row. */
  get unknown(): readonly string[] {
    const known = this.#row.properties ?? {};
    return this.#paths.filter(([first = ""]) => known[first] === undefined).map((path) => path.join("."));
  }

  /** True when the row has all of them. */
  areIn(row: Row): boolean {
    return this.#paths.every(([first = ""]) => first in row);
  }

  /** All that the row holds of them; of lists each entry. */
  async read(row: Row): Promise<unknown[]> {
    const values: unknown[] = [];
    for (const path of this.#paths) values.push(...(await this.#at(row, path, this.#row)));
    return values;
  }

  async #at(value: unknown, [step, ...rest]: readonly string[], schema: Schema): Promise<unknown[]> {
    if (Array.isArray(value)) {
      if (step === undefined && value.length === 0) return [null];
      const parts = await Promise.all(
        value.map(
          async (id) => await this.#at(id, step === undefined ? [] : [step, ...rest], schema.items ?? schema),
        ),
      );
      return parts.flat();
    }
    if (step === undefined) return [value];
    if (typeof value !== "object" || value === null) return [];
    const part = schema.properties?.[step] ?? {};
    const held = (value as Row)[step];
    const target = targetOf(step, part);
    if (rest.length === 0 || target === undefined) return await this.#at(held, rest, part);
    const referred = await Promise.all(
      [held].flat().map(async (id) => await this.#explorer.referredTo(target, id)),
    );
    return referred.map((record) => record?.[rest[0] ?? ""]);
  }
}
