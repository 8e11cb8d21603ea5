import { expect, test } from "vitest";
import { runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();

interface Notice {
  readonly qyId: number;
  readonly tickedCount: number;
  readonly taxAmount: number | null;
  readonly estimatedAmount: number | null;
  readonly replacedAmount: number | null;
  readonly difference: number | null;
  readonly noticeTaxType: number;
  readonly obstacle: string | null;
  readonly confirmFault: string | null;
  readonly doubt: string | null;
}

async function open(): Promise<readonly number[]> {
  const rows = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("noticeTaxType", "=", 0)
    .orderBy("companyId")
    .execute();
  return rows.map(({ companyId }) => companyId);
}

async function notices(qyIdList: readonly number[]): Promise<readonly Notice[]> {
  const { result } = await server.request("chenjie", "taxConfirm.noticeList", { ...OCTOBER, qyIdList });
  return result as readonly Notice[];
}

test("the table says of each company what the check and the notice would say, those that can be sent first", async () => {
  const all = await open();
  const list = await notices(all);
  expect(list.map(({ qyId }) => qyId).toSorted((a, b) => a - b)).toEqual(all);
  const ranks = list.map(({ obstacle, doubt }) => (obstacle === null ? (doubt === null ? 0 : 1) : 2));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: all,
  });
  const { successQyIdList } = result as { readonly successQyIdList: readonly number[] };
  const free = list.filter(({ obstacle }) => obstacle === null).map(({ qyId }) => qyId);
  expect(free.toSorted((a, b) => a - b)).toEqual(successQyIdList.toSorted((a, b) => a - b));
  const shown = await readShownAmounts(server, all, OCTOBER);
  expect(new Map(list.map(({ qyId, taxAmount }) => [qyId, taxAmount ?? 0]))).toEqual(
    new Map(shown.map(({ qyId, taxAmount }) => [qyId, taxAmount])),
  );
});

test("ticks that are not confirmed make a notice doubtful, with the amount after 统计确认", async () => {
  const list = await notices(await open());
  const ticked = list.filter(({ tickedCount, obstacle }) => tickedCount > 0 && obstacle === null);
  expect(ticked.length).toBeGreaterThan(0);
  for (const { doubt, tickedCount, estimatedAmount, taxAmount } of ticked) {
    expect(estimatedAmount).not.toBe(taxAmount);
    expect(doubt).toContain(`${tickedCount} 张已勾选未统计确认`);
    expect(doubt).toContain(
      `统计确认后应缴 ${estimatedAmount?.toLocaleString("en-US", { minimumFractionDigits: 2 })} 元`,
    );
  }
  const plain = list.filter(({ tickedCount }) => tickedCount === 0);
  expect(plain.map(({ estimatedAmount }) => estimatedAmount)).toEqual(
    plain.map(({ taxAmount }) => taxAmount),
  );
});

test("the amount after 统计确认 is the one that the month has once it is confirmed", async () => {
  const ticked = (await notices(await open())).find(
    ({ tickedCount, obstacle }) => tickedCount > 0 && obstacle === null,
  );
  const { qyId, estimatedAmount } = ticked!;
  await runJob(server, "chenjie", "taxConfirm.sendCheckConfirmTask", {
    ...OCTOBER,
    taskType: 71,
    companyIdList: [qyId],
  });
  expect(await notices([qyId])).toMatchObject([{ tickedCount: 0, taxAmount: estimatedAmount }]);
});

test("the table says why a selection cannot be confirmed, in the words in which it is refused", async () => {
  const companyIdList = await open();
  const list = await notices(companyIdList);
  const faults = new Map(
    list.flatMap(({ qyId, confirmFault }) => (confirmFault === null ? [] : [[qyId, confirmFault] as const])),
  );
  const ticked = list.filter(({ tickedCount }) => tickedCount > 0);
  const closed = ticked.filter(({ obstacle }) => obstacle === "税款当前不可操作");
  expect(closed.length).toBeGreaterThan(0);
  expect(closed.map(({ confirmFault }) => confirmFault)).toEqual(closed.map(({ obstacle }) => obstacle));
  const answer = await server.request("chenjie", "taxConfirm.sendCheckConfirmTask", {
    ...OCTOBER,
    taskType: 71,
    companyIdList,
  });
  const { failList } = answer.result as {
    readonly failList: readonly { readonly companyId: number; readonly reason: string }[];
  };
  expect(new Map(failList.map(({ companyId, reason }) => [companyId, reason]))).toEqual(faults);
});

test("a confirmed selection of a closed month is not taken back", async () => {
  const { companyId } = await server.db
    .updateTable("companyPeriod")
    .set({ doubtState: 5 })
    .where("companyId", "=", (from) =>
      from
        .selectFrom("companyPeriod")
        .select("companyId")
        .where("gsid", "=", 1001)
        .where("kjnd", "=", 2026)
        .where("kjqj", "=", 10)
        .where("confirmationStatus", "=", 2)
        .where("noticeTaxType", "=", 0)
        .orderBy("companyId")
        .limit(1),
    )
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .returning("companyId")
    .executeTakeFirstOrThrow();
  const task = { ...OCTOBER, taskType: 2, companyIdList: [companyId] };
  expect(await server.request("chenjie", "taxConfirm.sendCheckConfirmTask", task)).toMatchObject({
    result: { failList: [{ companyId, reason: "税款当前不可操作" }], taskid: null },
  });
});

test("what has been sent stays in the table with its amount, and is not sent again", async () => {
  const first = (await notices(await open())).find(
    ({ obstacle, doubt, taxAmount }) => obstacle === null && doubt === null && (taxAmount ?? 0) > 1,
  );
  const qyIdList = [first!.qyId];
  await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    taxStatus: "correct",
    qyIdList,
    noticeTaxReqList: [{ qyId: first!.qyId, taxAmount: first!.taxAmount }],
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
  });
  expect(await notices(qyIdList)).toEqual([
    expect.objectContaining({
      noticeTaxType: 1,
      obstacle: "税款已通知",
      replacedAmount: first!.taxAmount,
      difference: 0,
      payTime: "2026-11-24",
    }),
  ]);
});
