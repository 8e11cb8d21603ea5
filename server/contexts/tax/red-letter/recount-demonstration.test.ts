import { expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const PASSENGER = 3;
const TRANSFER_OUT = 1;

const server = useTestServer();

const fen = (yuan: string | number | null) => yuanToFen(Number(yuan ?? 0));
const keyOf = (companyId: number, kjnd: number | null, kjqj: number | null) => `${companyId} ${kjnd} ${kjqj}`;
const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

async function readInvoices() {
  return await server.db
    .selectFrom("invoice as i")
    .innerJoin("company as c", "c.companyId", "i.companyId")
    .selectAll("i")
    .where("c.taxlayerType", "=", "001")
    .where("i.jxxlx", "=", 0)
    .execute();
}

async function readCases(type: number): Promise<ReadonlyMap<string, number>> {
  const cases = await server.db
    .selectFrom("plainRecord")
    .select(["companyId", "kjnd", "kjqj", "fields"])
    .where("resource", "=", "specialCase")
    .execute();
  const sums = new Map<string, number>();
  for (const { companyId, kjnd, kjqj, fields } of cases) {
    const { specialType, amount } = fields as unknown as { specialType: number; amount: number | null };
    const key = keyOf(companyId ?? 0, kjnd, kjqj);
    if (specialType === type) sums.set(key, (sums.get(key) ?? 0) + fen(amount));
  }
  return sums;
}

test("no selected purchase is deducted for more than its red letters have left, in any month of any client", async () => {
  const invoices = await readInvoices();
  const letters = invoices.filter(({ redFlag }) => redFlag === 1);
  const ofBlue = new Map<string, typeof letters>();
  for (const letter of letters) {
    const key = `${letter.companyId} ${letter.lzfpdm} ${letter.lzfphm}`;
    ofBlue.set(key, [...(ofBlue.get(key) ?? []), letter]);
  }
  const input = new Map<string, number>();
  const out = new Map(await readCases(TRANSFER_OUT));
  for (const [key, passenger] of await readCases(PASSENGER)) input.set(key, passenger);
  let offset = 0;
  for (const { companyId, fpdm, fphm, gxzt, rzzt, gxnd, gxyf, sehj, redFlag, fpzt } of invoices) {
    if (gxzt !== 1 || rzzt !== 1 || redFlag === 1 || fpzt === 1 || gxnd === null || gxyf === null) continue;
    const own = ofBlue.get(`${companyId} ${fpdm} ${fphm}`) ?? [];
    const before = own.filter(({ kprq }) => kprq <= lastDay(gxnd, gxyf));
    offset += before.length;
    const rest = before.reduce((sum, letter) => sum + fen(letter.sehj), fen(sehj));
    const key = keyOf(companyId, gxnd, gxyf);
    input.set(key, (input.get(key) ?? 0) + rest);
    for (const letter of own.filter((one) => !before.includes(one) && one.zczt === 1)) {
      const later = keyOf(companyId, letter.kjnd, letter.kjqj);
      out.set(later, (out.get(later) ?? 0) - fen(letter.sehj));
    }
  }
  const months = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["p.companyId", "p.kjnd", "p.kjqj", "p.estimate"])
    .where("c.taxlayerType", "=", "001")
    .where("c.nsqxdm", "=", "06")
    .where("p.estimate", "is not", null)
    .execute();
  // Of most clients the test database has the invoices of the last months alone.
  const first = new Map<number, string>();
  for (const { companyId, kprq } of invoices)
    if (kprq < (first.get(companyId) ?? "9999")) first.set(companyId, kprq);
  const whole = months.filter(
    ({ companyId, kjnd, kjqj }) => lastDay(kjnd, kjqj - 1) > (first.get(companyId) ?? "9999"),
  );
  const differing = whole.filter(({ companyId, kjnd, kjqj, estimate }) => {
    const key = keyOf(companyId, kjnd, kjqj);
    return (
      fen(estimate?.inputTax ?? 0) !== (input.get(key) ?? 0) ||
      fen(estimate?.transferOut ?? 0) !== (out.get(key) ?? 0)
    );
  });
  expect(differing).toEqual([]);
  expect(whole.length).toBeGreaterThan(200);
  expect(offset).toBeGreaterThan(50);
});

test("letters of a later month were transferred out, and those of the month in hand are proposed", async () => {
  const letters = (await readInvoices()).filter(({ hcse }) => fen(hcse) < 0);
  expect(letters.filter(({ lzfpId }) => lzfpId !== null).length).toBeGreaterThan(100);
  expect(letters.filter(({ zczt }) => zczt === 1).length).toBeGreaterThan(10);
  const companies = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  const open = [];
  for (const { companyId } of companies) {
    const asked = { qyid: companyId, kjnd: 2026, kjqj: 10 };
    const { result } = await server.request("zhoumy", "invoice.companyPeriod", asked);
    const { openTransferCount = 0 } = (result ?? {}) as { openTransferCount?: number };
    if (openTransferCount > 0) open.push([companyId, openTransferCount]);
  }
  expect(open.length).toBeGreaterThan(0);
});
