import { sql } from "kysely";
import { expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const COMPANY = 1_001_002;
const PERIOD = { kjnd: 2026, kjqj: 10 };

interface Reconciliation {
  readonly yhzhidList: readonly number[];
  readonly statementBalance: number;
  readonly bookBalance: number | null;
  readonly difference: number | null;
  readonly unbookedCount: number;
  readonly unbookedAmount: number;
  readonly unexplained: number | null;
  readonly obstacle: string | null;
}

const ask = async <Result>(operation: string, params: object) => {
  const answer = await server.request("chenjie", operation, params);
  expect(answer).toMatchObject({ code: "0", message: null });
  return answer.result as Result;
};
interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

const PAGE = { pageNum: 1, pageSize: 500 };
const accounts = async () =>
  (
    await ask<Page<{ yhzhid: number; companyId: number; kmdm: string | null; balance: number }>>(
      "bankAccount.list",
      { ...PAGE, status: 1, companyId: COMPANY },
    )
  ).list;
const reconcile = async (yhzhid: number, period: object = PERIOD) =>
  await ask<Reconciliation>("bankAccount.reconciliation", { yhzhid, ...period });

/** An account on a subject of its own, some of whose entries have no voucher. */
async function openAccount() {
  for (const account of await accounts()) {
    const answer = await reconcile(account.yhzhid);
    if (answer.unbookedCount > 0 && answer.yhzhidList.length === 1) return { account, answer };
  }
  throw new Error("no account has entries without a voucher");
}

test("账面余额 is that of the subject, and what the statement differs by are the entries without a voucher", async () => {
  const { account, answer } = await openAccount();
  const { companyId, kmdm, yhzhid } = account;
  const subjects = await ask<readonly { kmdm: string; qmye: number }[]>("subject.select", {
    ztdm: companyId,
    ...PERIOD,
  });
  expect(answer.bookBalance).toBe(subjects.find((subject) => subject.kmdm === kmdm)?.qmye);
  const open = await ask<Page<{ jfje: number; dfje: number; matchStatus: number }>>("bankEntry.unbooked", {
    ...PAGE,
    yhzhidList: answer.yhzhidList,
    endDate: "2026-10-31",
  });
  expect(open.total).toBe(answer.unbookedCount);
  expect(open.list.every(({ matchStatus }) => matchStatus !== 2)).toBe(true);
  const fen = open.list.reduce((sum, { jfje, dfje }) => sum + yuanToFen(jfje) - yuanToFen(dfje), 0);
  expect(yuanToFen(answer.unbookedAmount)).toBe(fen);
  expect(yuanToFen(answer.difference ?? 0)).toBe(fen);
  expect(answer.unexplained).toBe(0);
  expect(answer.statementBalance).toBe(account.balance);
  const last = (
    await ask<Page<{ ye: number }>>("bankEntry.query", {
      ...PAGE,
      companyId,
      yhzhid,
      ...PERIOD,
      sortField: "jyrq",
      sortOrder: "desc",
    })
  ).list[0];
  expect(answer.statementBalance).toBe(last?.ye);
});

test("what no entry without a voucher explains is told apart", async () => {
  const { account, answer } = await openAccount();
  const { yhzhid } = account;
  const [booked] = (
    await ask<Page<{ id: number; je: number; sjfx: number; matchStatus: number }>>("bankEntry.query", {
      ...PAGE,
      yhzhid,
      matchStatus: 2,
      companyId: account.companyId,
      kjnd: 2026,
      kjqj: 10,
    })
  ).list;
  if (!booked) throw new Error("nothing is booked");
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"matchStatus": 1}'` })
    .where("id", "=", booked.id)
    .execute();
  const more = booked.sjfx === 1 ? booked.je : -booked.je;
  const after = await reconcile(yhzhid);
  expect(after.unbookedCount).toBe(answer.unbookedCount + 1);
  expect(yuanToFen(after.unexplained ?? 0)).toBe(-yuanToFen(more));
});

test("the end of each period is held against its own month of the books, and one that they do not have is told", async () => {
  const { account } = await openAccount();
  const { yhzhid } = account;
  const september = await reconcile(yhzhid, { kjnd: 2026, kjqj: 9 });
  expect(september).toMatchObject({ unbookedCount: 0, unbookedAmount: 0, difference: 0, unexplained: 0 });
  expect(await reconcile(yhzhid, { kjnd: 2026, kjqj: 11 })).toMatchObject({
    bookBalance: null,
    difference: null,
    unexplained: null,
    obstacle: "账簿没有 2026年11期 的科目余额",
  });
});

test("the accounts of one subject are held against it together; without a subject there is nothing to hold against", async () => {
  const { account, answer } = await openAccount();
  const opened = await ask<{ yhzhid: number }>("bankAccount.save", {
    companyId: account.companyId,
    sysBankId: "1",
    khh: "中国工商银行上海南京路支行",
    yhzh: "10010055500112233",
    zhlx: 2,
    openingBalance: 88.8,
  });
  expect(await reconcile(opened.yhzhid)).toMatchObject({
    statementBalance: 88.8,
    bookBalance: null,
    obstacle: "账户没有对应科目",
  });
  const subjects = await ask<readonly { id: number; kmdm: string }[]>("subject.select", {
    ztdm: account.companyId,
    ...PERIOD,
  });
  const subjectId = subjects.find(({ kmdm }) => kmdm === account.kmdm)?.id;
  await ask("bankAccount.mapping", { yhzhid: opened.yhzhid, subjectId });
  const together = await reconcile(opened.yhzhid);
  expect(together.yhzhidList.toSorted((a, b) => a - b)).toEqual([account.yhzhid, opened.yhzhid]);
  expect(yuanToFen(together.statementBalance)).toBe(yuanToFen(answer.statementBalance) + 8880);
  expect(yuanToFen(together.unexplained ?? 0)).toBe(yuanToFen(answer.unexplained ?? 0) + 8880);
});
