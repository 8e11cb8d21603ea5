import { expect, test } from "vitest";
import { createClock } from "../../../platform/clock.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const YEAR = { kjnd: 2025 };

/** In March, before the year is to be settled. */
const server = useTestServer({ clock: createClock("2026-03-10 09:00:00", () => 0) });

interface Row {
  readonly ybtse: number | null;
  readonly companyId: number;
  readonly daysLeft: number;
  readonly deadline: string;
  readonly balance: string | null;
  readonly payTime: string | null;
}

async function rows(): Promise<readonly Row[]> {
  const params = { ...YEAR, status: "calculated", pageNum: 1, pageSize: 500 };
  const { result } = await server.request("chenjie", "taxDeclare.hsqj.page", params);
  return (result as { readonly list: readonly Row[] }).list;
}

test("before the deadline nothing is late: days are left, and the tax is taken on a day until then, on none after", async () => {
  const list = await rows();
  expect(new Set(list.map(({ daysLeft }) => daysLeft))).toEqual(new Set([83]));
  const due = list.find(({ balance }) => balance === "due");
  if (!due) throw new Error("nobody pays");
  const { result: preview } = await server.request("chenjie", "taxDeclare.hsqj.preview", {
    ...YEAR,
    qyIdList: [due.companyId],
  });
  expect(preview).toMatchObject({ deadline: "2026-06-01", lastPayDay: "2026-06-01", lateDays: [] });
  const notify = async (paymentTime: string) => {
    const { message, result } = await server.request("chenjie", "taxNotice.settleConfirmTax", {
      noticeTaxReqList: [{ ...YEAR, qyId: due.companyId, taxAmount: due.ybtse }],
      operationType: 1,
      paymentTimeType: 0,
      paymentTime,
    });
    return { message, result };
  };
  expect((await notify("2026-06-02")).message).toContain("2026-03-10 至 2026-06-01");
  expect((await notify("2026-05-29")).result).toMatchObject({ successCount: 1, failCount: 0 });
});
