import type { Question } from "./mix.ts";
import type { BenchFacts } from "./prepare-database.ts";

const BASE = "/api/fcp/web";
const PERIOD = { kjnd: 2026, kjqj: 10 } as const;
const PAGE = { pageNum: 1, pageSize: 50 } as const;

/** Every request whose answer lists, counts or adds up invoices, with each filter and order that it has. */
export function planRequests({ bigCompany: qyid, invoiceIds }: BenchFacts): Question[] {
  const month = `qyid=${qyid}&kjnd=${PERIOD.kjnd}&kjqj=${PERIOD.kjqj}`;
  const selection = { qyid, gxnd: 2026, gxyf: 10 };
  return [
    ...purchasePages(qyid),
    get("invoice of an id", `/invoice/check/detail?invoiceId=${invoiceIds[0]}&qyid=${qyid}`),
    get("sums of a month", `/invoice/detail/total/statistics?${month}`),
    get("risky purchases", `/invoice/riskList?${month}`),
    get("purchases gone bad", `/invoice/abnormalList?qyid=${qyid}&gxnd=2026&gxyf=10`),
    post("purchases to restrict", "/invoice/getCanCheckInvoiceList", { ...selection, fuzzyMatch: "1" }),
    search(qyid, "by numbers, exact", {
      matchType: 1,
      searchType: 1,
      searchList: ["BENCH000000000000007", "1"],
    }),
    search(qyid, "by names, fuzzy", { matchType: 0, searchType: 2, searchList: ["销方7", "销方41"] }),
    ...[{}, { fpztList: [1, 4] }, { rzzt: 1 }, { dkzt: 0 }, { sdbz: 1 }].map((filters) =>
      post(`companies of a month${named(filters)}`, "/invoice/collection/page", {
        ...PERIOD,
        ...PAGE,
        ...filters,
      }),
    ),
    ...[{}, { keyword: "贸易" }, { sortField: "jxJe", sortOrder: "desc" }].map((filters) =>
      post(`a year by companies${named(filters)}`, "/invoice/annualInvoicePage", {
        kjnd: 2026,
        ...PAGE,
        ...filters,
      }),
    ),
  ];
}

function purchasePages(qyid: number): Question[] {
  const filters = [
    {},
    { pageNum: 100 },
    { fuzzyMatch: "销方1" },
    { kpxmFuzzyMatch: "样品" },
    { kprqStart: "2026-07-01", kprqEnd: "2026-09-30" },
    { fpzlList: ["81"] },
    { tgGxztList: [1] },
    { rzztList: [0] },
    { dkztList: [0] },
    { glztList: [0, 1] },
    { fpztList: [0, 3] },
    { canCheckStatusList: [0] },
    { sdbzList: [1] },
    { sehjMin: 10, sehjMax: 20 },
    ...["kprq", "fphm", "jehj", "sehj", "yxse", "xhdwMc", "fpzl"].map((orderColumn) => ({
      orderColumn,
      order: "asc",
    })),
  ];
  return filters.map((filter) =>
    post(`purchases${named(filter)}`, "/invoice/check/page", {
      qyid,
      gxnd: 2026,
      gxyf: 10,
      ...PAGE,
      ...filter,
    }),
  );
}

function search(qyid: number, how: string, body: object): Question {
  return post(`search ${how}`, "/invoice/batchSearch", { qyid, jxxlx: 0, ...PERIOD, ...body });
}

function named(filters: object): string {
  const { orderColumn, ...narrowing } = filters as { readonly orderColumn?: string };
  if (orderColumn !== undefined) return ` in the order of ${orderColumn}`;
  const names = Object.keys(narrowing).filter((name) => name !== "sortOrder");
  return names.length === 0 ? "" : ` with ${names.join(", ")}`;
}

function get(name: string, path: string): Question {
  return { name, method: "GET", path: BASE + path, account: "chenjie" };
}

function post(name: string, path: string, body: object): Question {
  return { name, method: "POST", path: BASE + path, body, account: "chenjie" };
}
