import {
  CamelCasePlugin,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type QueryResult,
  type UnknownRow,
} from "kysely";

/** Names are in camel case on this side and in snake case in the database. */
class Names extends CamelCasePlugin {
  readonly toSnake = (name: string) => this.snakeCase(name);
  readonly toCamel = (name: string) => this.camelCase(name);
}

const { toSnake, toCamel } = new Names();

/** `company_id` for `companyId`. */
export const nameInDatabase = toSnake;

/** Writes the names as the database has them. Kysely's plugin would copy each query to do so. */
export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toSnake(identifier));
  }
}

/**
 * Columns come back in camel case. The names are made once for all rows of a result, and what stands inside a JSON
 * column keeps its own, where Kysely's plugin would walk through every value.
 */
export const camelCaseColumns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => {
    const [first] = result.rows;
    if (!first) return result;
    const columns = Object.keys(first);
    const names = columns.map(toCamel);
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const [place, column] of columns.entries()) named[names[place] ?? column] = row[column];
      return named;
    });
    return { ...result, rows };
  },
};
