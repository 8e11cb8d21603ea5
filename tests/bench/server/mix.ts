import { demoRandom } from "../../../demo/demo-random.ts";
import type { BenchFacts } from "./prepare-database.ts";

/** One request of the load, the same for both servers. */
export interface Question {
  /** Its name in the report. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly account: string;
  /** Written once for each: it gets an idempotency key. */
  readonly writes?: true;
}

type Random = ReturnType<typeof demoRandom>;

interface Share {
  /** Of a hundred requests. */
  readonly of: number;
  readonly make: (random: Random, facts: BenchFacts) => Question;
}

const BASE = "/api/fcp/web";

/** The requests of a firm at work: mostly lists, now and then a write. Nearly all users are accountants or managers. */
const SHARES: readonly Share[] = [
  { of: 28, make: companyList },
  { of: 9, make: userList },
  { of: 25, make: invoicePage },
  { of: 14, make: invoiceDetail },
  { of: 10, make: companyCount },
  { of: 8, make: homeBoard },
  { of: 6, make: restrictInvoice },
];

const ACCOUNTS = ["chenjie", "chenjie", "liuwei", "sunli", "sunli", "sunli"] as const;

/** The requests of a load by their turn; the same turn is always the same request. */
export function mixOf(facts: BenchFacts): (turn: number) => Question {
  const places = SHARES.flatMap(({ of, make }) => Array.from({ length: of }, () => make));
  return (turn) => {
    const random = demoRandom("bench", turn);
    return random.pick(places)(random, facts);
  };
}

/** One of each with every filter that it has in the load, to hold the answers against each other. */
export function samplesOf(facts: BenchFacts, count: number): Question[] {
  return SHARES.flatMap(({ make }, place) =>
    Array.from({ length: count }, (_none, turn) => make(demoRandom("sample", place, turn), facts)),
  );
}

function companyList(random: Random): Question {
  const body = {
    pageNum: random.between(1, 4),
    pageSize: 20,
    status: 1,
    ...(random.chance(0.4) && { companyName: random.pick(["云", "贸易", "上海", "SH", "鑫源"]) }),
    ...(random.chance(0.3) && { taxlayerType: random.pick(["001", "101"]) }),
    ...(random.chance(0.2) && { sortField: "companyName", sortOrder: "asc" }),
  };
  return ask("company list", "POST", `${BASE}/company/list`, random, body);
}

function userList(random: Random): Question {
  const body = {
    pageNum: 1,
    pageSize: 20,
    ...(random.chance(0.5) && { nameOrAccount: random.pick(["王", "li", "n", "陈"]) }),
  };
  return { name: "user list", method: "POST", path: "/api/auth/user/list", body, account: "chenjie" };
}

function invoicePage(random: Random, { bigCompany }: BenchFacts): Question {
  const body = {
    qyid: bigCompany,
    gxnd: 2026,
    gxyf: 10,
    pageNum: random.between(1, 12),
    pageSize: 50,
    ...(random.chance(0.3) && { fuzzyMatch: random.pick(["销方1", "有限", "26312"]) }),
    ...(random.chance(0.3) && { kprqStart: "2026-07-01", kprqEnd: "2026-10-31" }),
    ...(random.chance(0.2) && { fpzlList: ["81"] }),
    ...(random.chance(0.2) && { orderColumn: "jehj", order: "desc" }),
  };
  return ask("invoice page", "POST", `${BASE}/invoice/check/page`, random, body);
}

function invoiceDetail(random: Random, { bigCompany, invoiceIds }: BenchFacts): Question {
  const query = `invoiceId=${random.pick(invoiceIds)}&qyid=${bigCompany}`;
  return ask("invoice detail", "GET", `${BASE}/invoice/check/detail?${query}`, random);
}

function companyCount(random: Random): Question {
  return ask("count", "POST", `${BASE}/company/count`, random, {});
}

function homeBoard(random: Random): Question {
  return ask("home statistics", "GET", `${BASE}/home/customer`, random);
}

function restrictInvoice(random: Random, { bigCompany, openInvoiceIds }: BenchFacts): Question {
  const body = {
    qyid: bigCompany,
    canCheckStatus: random.between(0, 1),
    invoiceIdList: [random.pick(openInvoiceIds)],
  };
  const path = `${BASE}/invoice/batchUpdateTaxJxCanCheckStatus`;
  return { name: "write", method: "POST", path, body, account: "chenjie", writes: true };
}

function ask(
  name: string,
  method: Question["method"],
  path: string,
  random: Random,
  body?: object,
): Question {
  return { name, method, path, account: random.pick(ACCOUNTS), ...(body && { body }) };
}
