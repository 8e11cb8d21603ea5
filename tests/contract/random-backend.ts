import { type Answer, type Backend, OK } from "./backend.ts";
import { type Schema, typesOf } from "./contract-operation.ts";

/**
 * A server that keeps nothing: every question is answered at once and in the right shape, with what chance gives.
 * It is what the contract tests must not be satisfied with. The same seed answers the same.
 */
export function randomBackend(
  tables: ReadonlyMap<string, readonly (string | number)[]>,
  seed: number,
): Backend {
  const chance = new Chance(tables, seed);
  return {
    send: async (_account, { result }): Promise<Answer> =>
      await Promise.resolve({ status: 200, code: OK, message: null, result: chance.value(result) }),
    touched: undefined,
  };
}

const LONGEST = 12;
/** Trees end somewhere. */
const DEEPEST = 3;

class Chance {
  readonly #tables: ReadonlyMap<string, readonly (string | number)[]>;
  #state: number;

  constructor(tables: ReadonlyMap<string, readonly (string | number)[]>, seed: number) {
    this.#tables = tables;
    this.#state = seed * 20_261_121;
  }

  value(schema: Schema, depth = 0): unknown {
    const types = typesOf(schema);
    if (types.includes("null") && (types.length === 1 || this.#below(5) === 0)) return null;
    const table = schema["x-enum"];
    const choices = table === undefined ? schema.enum : this.#tables.get(table);
    if (choices && !types.includes("array")) return choices[this.#below(choices.length)];
    switch (types.find((type) => type !== "null")) {
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, this.value(part, depth + 1)]),
        );
      case "array":
        return Array.from({ length: depth > DEEPEST ? 0 : this.#below(LONGEST) }, () =>
          this.value(schema.items ?? {}, depth + 1),
        );
      case "integer":
        return this.#between(schema);
      case "number":
        return this.#between(schema) + this.#below(100) / 100;
      case "boolean":
        return this.#below(2) === 1;
      default:
        return this.#text(schema);
    }
  }

  #text({ format }: Schema): string {
    const day = `2026-${String(1 + this.#below(12)).padStart(2, "0")}-${String(1 + this.#below(28)).padStart(2, "0")}`;
    if (format === "date") return day;
    if (format === "datetime") return `${day} 10:00:00`;
    return format === "period" ? day.slice(0, 7) : `随机${this.#below(100_000)}`;
  }

  #between({ minimum = 0, maximum = 1000 }: Schema): number {
    return minimum + this.#below(Math.max(1, Math.min(1000, maximum - minimum)));
  }

  #below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((this.#state / 4_294_967_296) * limit);
  }
}
