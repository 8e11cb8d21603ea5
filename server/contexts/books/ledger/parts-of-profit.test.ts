import { describe, expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { AUGUST, interest, paid, refunded, returned } from "../testing/entries.ts";
import { type Entry, keepLedger } from "../testing/keep-ledger.ts";
import { useLedgerServer } from "../testing/use-ledger-server.ts";

const { server, call, emptyBooks } = useLedgerServer();

interface Settled {
  readonly lrze: number;
  readonly yysr: number | null;
  readonly yycb: number | null;
  readonly qjfy: number | null;
  readonly ywzdf: number | null;
}
const settlement = async (qyId: number, kjnd: number) => {
  const { taskid } = await call<{ taskid: string }>("taxDeclare.hsqj.calculate", { kjnd, qyIdList: [qyId] });
  await jobEnd(server, "chenjie", taskid);
  const { lrze, yysr, yycb, qjfy, ywzdf } = await call<Settled>("taxDeclare.hsqj.detail", { kjnd, qyId });
  return { lrze, yysr, yycb, qjfy, ywzdf };
};

describe("the parts of the year's profit", () => {
  const settledOf = async (december: readonly Entry[]) => {
    const companyId = await emptyBooks();
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries: AUGUST },
      { kjqj: 12, entries: december },
    ]);
    return await settlement(companyId, 2025);
  };

  test("take interest from the bank off the expenses", async () => {
    expect(await settledOf([...AUGUST, interest(11.5), paid("财务费用_手续费", 20)])).toEqual({
      lrze: 591.5,
      yysr: 2000,
      yycb: 1200,
      qjfy: 208.5,
      ywzdf: 0,
    });
  });

  test("take a month's refund of an expense off it", async () => {
    expect(await settledOf([...AUGUST, refunded("管理费用_业务招待费", 30)])).toMatchObject({
      lrze: 630,
      qjfy: 170,
      ywzdf: -30,
    });
  });

  test("are those of a year that is not carried, with returns and refunds", async () => {
    const companyId = await emptyBooks();
    const isOpen = true;
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries: [...AUGUST, returned(150), interest(3)], isOpen },
      { kjqj: 12, entries: [...AUGUST, refunded("管理费用_办公费", 30)], isOpen },
    ]);
    expect(await settlement(companyId, 2025)).toMatchObject({ lrze: 483, yysr: 1850, yycb: 1200, qjfy: 167 });
  });

  test("are left open where the books do not say which subject was booked on both sides", async () => {
    expect(await settledOf([...AUGUST, returned(100)])).toMatchObject({ lrze: 500, yysr: null, qjfy: null });
  });
});
