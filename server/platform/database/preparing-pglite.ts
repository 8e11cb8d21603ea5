import { PGlite, type QueryOptions, type Results, parse, protocol } from "@electric-sql/pglite";

interface Statement {
  readonly name: string;
  /** The types of its parameters, as numbers of PostgreSQL. */
  readonly types: readonly number[];
}

/** More would hold memory for statements that do not come again. */
const MOST_STATEMENTS = 500;

/** After such a statement, statements prepared before may no longer fit the columns of their table. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i;

const { serialize } = protocol;

/**
 * PGlite that parses a statement once, and plans it for the first few values only, as PostgreSQL decides. Planning is most
 * of the time of a statement about records, whose table has many indexes. The longest unused statements are forgotten.
 */
export class PreparingPGlite extends PGlite {
  readonly #statements = new Map<string, Statement>();
  #made = 0;

  override async query<Row>(
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    const isChange = CHANGES_TABLES.test(text);
    if (isChange) await this.#forgetAll();
    if (isChange || options !== undefined || !this.ready)
      return await super.query<Row>(text, [...values], options);
    return await this.runExclusive(async () => await this.#run<Row>(text, values));
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> {
    const statement = this.#statements.get(text) ?? (await this.#prepare(text));
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    const answer = await this.#send(
      serialize.bind({ statement: statement.name, values: this.#toText(values, statement) }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
    );
    const [results] = parse.parseResults(answer, this.parsers);
    return results as Results<Row>;
  }

  async #prepare(text: string): Promise<Statement> {
    const [longestUnused] = this.#statements;
    if (longestUnused && this.#statements.size >= MOST_STATEMENTS) await this.#forget(...longestUnused);
    this.#made += 1;
    const name = `statement_${this.#made}`;
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    return { name, types: parse.parseDescribeStatementResults(answer) };
  }

  async #forget(text: string, { name }: Statement): Promise<void> {
    this.#statements.delete(text);
    await this.#send(serialize.close({ type: "S", name }));
  }

  async #forgetAll(): Promise<void> {
    for (const entry of this.#statements) await this.runExclusive(async () => await this.#forget(...entry));
  }

  #toText(values: readonly unknown[], { types }: Statement): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const toText = this.serializers[types[index] ?? 0];
      if (toText) return toText(value);
      return typeof value === "string" ? value : JSON.stringify(value);
    });
  }

  /** In one turn: entering the database costs as much as a small statement. */
  async #send(...messages: readonly Uint8Array[]) {
    const whole = Buffer.concat([...messages, serialize.sync()]);
    return await this.execProtocolStream(whole, { syncToFs: false });
  }
}
