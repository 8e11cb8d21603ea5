import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import {
  reasonAgainst,
  MONTHLY_TAX_ACTIONS,
  type TaxMonth,
} from "../../../tests/oracles/monthly-tax-table.ts";
import { readShownAmounts } from "../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const server = useTestServer({ runJobs: false });

const MONTHS = 60;
const PERIODS = [10, 9, 8] as const;
const CODES = new Set(MONTHLY_TAX_ACTIONS.map(({ permission }) => permission));

/** The requests that the buttons of a row send, but for 录入期初: known amounts are changed by it in the drawer. */
const REQUESTS: readonly (readonly [action: string, operation: string, params: object])[] = [
  ["notify", "taxConfirm.confirmTax", { operationType: 1, taxStatus: "correct", paymentTimeType: 1 }],
  ["renotify", "taxConfirm.confirmTax", { operationType: 6, taxStatus: "correct", paymentTimeType: 1 }],
  ["confirmSelection", "taxConfirm.sendCheckConfirmTask", { taskType: 71 }],
  ["declare", "taxDeclare.batchSubmit", {}],
  ["changePayTime", "taxNotice.batchNotice", { operationType: 3, paymentTimeType: 1 }],
  ["revokeNotice", "taxNotice.batchNotice", { operationType: 2 }],
  ["revokeConfirmation", "taxConfirm.sendCheckConfirmTask", { taskType: 2 }],
];

test("the server refuses what the list does not offer in the state of a month, and nothing that it offers", async () => {
  const random = createRandom(14);
  const companyId = await readyCompany();
  const differences: string[] = [];
  for (let number = 0; number < MONTHS; number += 1) {
    const month: TaxMonth = {
      noticeTaxType: random.pick([0, 1, 2, 3]),
      doubtState: random.pick([0, 1, 2, 3, 4, 5]),
      predictionStatus: random.pick([1, 1, 1, 2, 3, 31, 32]),
      checkStatus: random.pick([0, 1]),
      confirmationStatus: random.pick([0, 2]),
      cancelStatus: random.pick([0, 1, 3]),
      taxDeclareStatus: random.pick([0, 1, 2]),
      zzshfjs: random.pick([0, 88.5]),
      difference: random.pick([0, 12.3]),
      isOpeningUnknown: random.oneIn(3),
      monthsBehind: random.pick([0, 0, 0, 1, 2]),
    };
    const { monthsBehind, ...facts } = month;
    const period = { kjnd: 2026, kjqj: PERIODS[monthsBehind] ?? 10 };
    for (const [id, operation, params] of REQUESTS) {
      const action = MONTHLY_TAX_ACTIONS.find((one) => one.id === id);
      if (!action) throw new Error(`no ${id} in the table`);
      await put(companyId, period.kjqj, facts);
      const isOffered = reasonAgainst(action, month, CODES) === "";
      const refusal = await refusalOf(operation, { ...period, ...params }, companyId);
      if (isOffered !== (refusal === null))
        differences.push(`${id} ${JSON.stringify(month)}: ${refusal ?? "done"}`);
    }
  }
  expect(differences.slice(0, 10)).toEqual([]);
});

/** A general taxpayer with all invoices and without special cases, whose tax can be notified. */
async function readyCompany(): Promise<number> {
  const { result } = await server.request("chenjie", "invoice.collection.page", {
    kjnd: 2026,
    kjqj: 10,
    pageNum: 1,
    pageSize: 100,
    taxlayerType: "001",
    noticeTaxType: 0,
  });
  const { list } = result as { readonly list: readonly { readonly companyId: number }[] };
  const check = await server.request("chenjie", "taxConfirm.confirmCheck", {
    kjnd: 2026,
    kjqj: 10,
    qyIdList: list.map(({ companyId }) => companyId),
  });
  const [companyId] = (check.result as { readonly successQyIdList: readonly number[] }).successQyIdList;
  if (companyId === undefined) throw new Error("no client can be notified");
  return companyId;
}

/** A month in this state, whose estimate comes to its tax. */
async function put(
  companyId: number,
  kjqj: number,
  { difference, isOpeningUnknown, ...facts }: Omit<TaxMonth, "monthsBehind">,
) {
  const { zzshfjs } = facts;
  const { numUpdatedRows } = await server.db
    .updateTable("companyPeriod")
    .set({
      ...facts,
      noticeTaxType: facts.noticeTaxType ?? 0,
      qrzzse: zzshfjs === null ? null : String(zzshfjs - (difference ?? 0)),
      zzshfjs: zzshfjs === null ? null : String(zzshfjs),
      estimate: JSON.stringify({
        vat: zzshfjs,
        urban: 0,
        education: 0,
        localEducation: 0,
        isOpeningUnknown,
      }),
      adjustment: null,
    } as object)
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", kjqj)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}

/** The parameter by which a request carries the amounts that its screen showed. */
const SHOWS: Readonly<Record<string, string>> = {
  "taxConfirm.confirmTax": "noticeTaxReqList",
  "taxDeclare.batchSubmit": "declareList",
};

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The server's reason; null when it carried the request out. */
async function refusalOf(operation: string, params: Month, companyId: number): Promise<string | null> {
  const asked = operation === "taxConfirm.sendCheckConfirmTask" ? "companyIdList" : "qyIdList";
  const { code, message, result } = await server.request("chenjie", operation, {
    ...params,
    [asked]: [companyId],
    ...(SHOWS[operation] && { [SHOWS[operation]]: await readShownAmounts(server, [companyId], params) }),
  });
  if (code !== "0") return message;
  const { failList = [] } = (result ?? {}) as { readonly failList?: readonly { readonly reason: string }[] };
  return failList[0]?.reason ?? null;
}
