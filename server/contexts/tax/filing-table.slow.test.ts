import { describe, expect, test } from "vitest";
import {
  FILING_ACT_NAMES,
  type FilingAct,
  type FilingState,
  PREPAYMENT_TERMS,
  SETTLEMENT_TERMS,
  filingRefusal,
  filingStates,
} from "../../../tests/oracles/filing-table.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { FILED_BY_DESK, type FiledByDesk, type FiledRow, filingDesk } from "./filing/testing/filing-desk.ts";

const server = useTestServer({ runJobs: false });

const SETTLEMENT = 303;
const UNDER_WAY = 2;
const DECLARED = 2;

/** A prepayment is worked out at once. The two taxes share the rules: each is tried in its half of the states. */
const statesOfPrepayments = (place: number) =>
  filingStates([88.5, 0.5])
    .filter(({ calcStatus }) => calcStatus !== UNDER_WAY)
    .filter((_state, number) => number % 2 === place);

/** Those that are paid back, being worked out or declared; the others are those of a prepayment. */
const statesOfSettlements = () =>
  filingStates([88.5, 0.5, -120]).filter(
    ({ calcStatus, taxDeclareStatus, now }) =>
      calcStatus === UNDER_WAY || taxDeclareStatus === DECLARED || (now ?? 0) < 0,
  );

describe.each(FILED_BY_DESK.map((tax, place) => ({ ...tax, place })))("$named", ({ place, ...tax }) => {
  const isSettlement = tax.szId === SETTLEMENT;
  const terms = isSettlement ? SETTLEMENT_TERMS : PREPAYMENT_TERMS;
  const states = isSettlement ? statesOfSettlements() : statesOfPrepayments(place);

  test("each act is done, or refused in the words of the table, in the state of the filing", async () => {
    const { companyId } = await filingDesk(server, tax).open();
    const differences: string[] = [];
    for (const state of states) {
      for (const act of FILING_ACT_NAMES) {
        await put(tax, companyId, state);
        const refusal = await refusalOf(tax, companyId, act, state);
        const expected = filingRefusal(act, state, terms);
        const isSame = expected === null ? refusal === null : refusal?.startsWith(expected) === true;
        if (!isSame)
          differences.push(
            `${act} ${JSON.stringify(state)}: ${refusal ?? "done"}, not ${expected ?? "done"}`,
          );
      }
    }
    expect(differences).toEqual([]);
  }, 120_000);
});

/** A filing in this state. */
async function put({ szId, period }: FiledByDesk, companyId: number, state: FilingState): Promise<void> {
  const { calcStatus, noticeTaxType, taxDeclareStatus, doubtState, now, told, declared } = state;
  const text = (yuan: number | null) => yuan?.toFixed(2) ?? null;
  const isTold = noticeTaxType > 0;
  const changes = {
    calcStatus,
    calcError: calcStatus === 3 ? "没有账簿" : null,
    noticeTaxType,
    taxDeclareStatus,
    doubtState,
    taxStatus: isTold ? (doubtState === 1 ? "doubtful" : "correct") : null,
    content: doubtState === 0 ? null : "金额不对",
    ybtse: text(now),
    toldAmount: text(told),
    declaredAmount: text(declared),
  };
  const { numUpdatedRows } =
    szId === SETTLEMENT
      ? await server.db
          .updateTable("annualSettlement")
          .set(changes)
          .where("companyId", "=", companyId)
          .where("kjnd", "=", period.kjnd)
          .executeTakeFirstOrThrow()
      : await server.db
          .updateTable("incomeTaxFiling")
          .set(changes)
          .where("companyId", "=", companyId)
          .where("szid", "=", szId)
          .where("kjnd", "=", period.kjnd)
          .where("quarter", "=", period.quarter ?? 0)
          .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}

const NOTICES: { readonly [act in FilingAct]?: number } = {
  notify: 1,
  revoke: 2,
  changePayTime: 3,
  renotify: 6,
};

/** The server's reason; null when it carried the act out. */
async function refusalOf(
  tax: FiledByDesk,
  companyId: number,
  act: FilingAct,
  { now }: FilingState,
): Promise<string | null> {
  const { szId, period } = tax;
  const shown = { qyId: companyId, taxAmount: now ?? 0 };
  const asked = { ...period, qyIdList: [companyId] };
  const operationType = NOTICES[act];
  if (operationType !== undefined) {
    const own = szId === SETTLEMENT ? {} : asked;
    const noticeTaxReqList = [szId === SETTLEMENT ? { ...period, ...shown } : shown];
    return await send(tax.notify, {
      ...own,
      operationType,
      taxStatus: "correct",
      paymentTimeType: 1,
      noticeTaxReqList,
    });
  }
  if (act === "calculate") return await send(tax.page.replace("page", "calculate"), asked);
  if (act === "declare") return await send(tax.declare, { ...asked, declareList: [shown] });
  if (act !== "adjust") return await send(tax.pay, { ...asked, status: act === "markPaid" ? 1 : 0 });
  const { result } = await server.request("chenjie", tax.detail, { ...period, qyId: companyId });
  const { filingId, settlementId, rowVersion } = result as FiledRow;
  const named = szId === SETTLEMENT ? { settlementId } : { filingId };
  return await send(tax.adjust, {
    ...period,
    ...named,
    qyId: companyId,
    lrze: 1000,
    content: "补记收入",
    rowVersion,
  });
}

async function send(operation: string, params: object): Promise<string | null> {
  const { code, message, result } = await server.request("chenjie", operation, params);
  if (code !== "0") return (message ?? code).replace(/^「[^」]*」/u, "");
  const failList = (result as { readonly failList?: readonly { readonly reason: string }[] } | null)
    ?.failList;
  return failList?.[0]?.reason ?? null;
}
