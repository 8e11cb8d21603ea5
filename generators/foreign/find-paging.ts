import { asList } from "../../src/schema/project/as-object.ts";
import { asObject } from "../../src/schema/project/project.ts";
import type { Json } from "./conversion.ts";
import { typesIn } from "./flatten-schema.ts";

const PAGE = /^(page|pageNum|pageNo|pageNumber|page_num|page_no|page_number|pageIndex|current|currentPage)$/;
const SIZE = /^(size|limit|pageSize|page_size|perPage|per_page)$/;
const TOTAL = /^(total|totalCount|total_count|totalElements|count)$/;

/** `x-paging` of a converted operation whose parameters and result have the usual names; undefined otherwise. */
export function findPaging(operation: Json, schemas: ReadonlyMap<string, unknown>): Json | undefined {
  const at = (value: unknown, ...keys: readonly string[]) =>
    keys.reduce<unknown>((holder, key) => asObject(holder)[key], value);
  const follow = (value: unknown): Json => {
    const { $ref } = asObject(value);
    const name = typeof $ref === "string" ? ($ref.split("/").at(-1) ?? "") : undefined;
    return asObject(name === undefined ? value : schemas.get(name));
  };
  const body = follow(at(operation, "requestBody", "content", "application/json", "schema"));
  const query = asList(operation.parameters).map(asObject);
  const asked = Object.entries(asObject(body.properties)).concat(
    query.map(({ name, schema }) => [String(name), schema]),
  );
  const envelope = at(operation, "responses", "200", "content", "application/json", "schema", "properties");
  const answered = Object.entries(asObject(follow(asObject(envelope).result).properties));
  const named = (entries: typeof asked, pattern: RegExp | undefined, type: string) =>
    entries.filter(
      ([key, schema]) => (pattern?.test(key) ?? true) && typesIn(follow(schema)).join() === type,
    );
  const [[page] = []] = named(asked, PAGE, "integer");
  const [[size] = []] = named(asked, SIZE, "integer");
  const [[total] = []] = named(answered, TOTAL, "integer");
  const lists = named(answered, undefined, "array");
  const [[rows] = []] = lists;
  if (lists.length !== 1 || !page || !size || !total || !rows) return undefined;
  return { page, size, rows, total };
}
