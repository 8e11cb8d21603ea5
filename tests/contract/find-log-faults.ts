import { OK } from "./backend.ts";
import type { Explorer } from "./explorer.ts";
import { pageOf, readRows } from "./list-calls.ts";

const PAGE = 200;

/** A key of programs, no word of users: `firm`, `customer.list`, a UUID. */
const KEY = /^([a-z][A-Za-z0-9._-]*|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Lines of the log of operations that name what was done to by a key. */
export async function findLogFaults(explorer: Explorer): Promise<string[]> {
  const log = explorer.catalogue.operations.find(({ id }) => id === "operatorLog.page");
  if (!log) return [];
  const faults = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await explorer.call(log, pageOf(log, PAGE, page));
    if (answer.code !== OK) return [`the log is not read: ${answer.message}`];
    const { rows } = readRows(log, answer.result);
    for (const { title, target } of rows) {
      if (typeof target === "string" && KEY.test(target)) faults.add(`${String(title)}: ${target}`);
    }
    if (rows.length < PAGE) return [...faults];
  }
}
