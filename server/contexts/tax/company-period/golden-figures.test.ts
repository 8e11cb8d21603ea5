import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GOLDEN_CASES, goldenCase } from "../../../../tests/golden/golden-case.ts";
import { VAT_CASES } from "../../../../tests/golden/calculate-vat.ts";
import { inService } from "../../../access/served-months.ts";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { type TaxOffice, taxOffice } from "./testing/tax-office.ts";
import { type VatFacts, calculateCase, monthOf } from "./testing/vat-case.ts";

let server: TestServer;
let office: TaxOffice;
beforeAll(async () => {
  server = await testServer();
  const { companyId } = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select("company.companyId")
    .where("p.gsid", "=", 1001)
    .where(inService(server.clock))
    .where("company.registrationDate", "<", "2024-10-01")
    .where("company.isRemove", "=", 0)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.predictionStatus", "=", 1)
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  office = taxOffice(server, companyId);
});
afterAll(() => server.close());

const yuan = (text: string | undefined) => Number(text ?? 0);

describe("what staff have calculated is what the law says", () => {
  test.each(VAT_CASES.map((id) => [id, goldenCase(id).law]))("%s: %s", async (id) => {
    const { in: given, out } = goldenCase(id);
    expect(await calculateCase(office, given as VatFacts)).toMatchObject(out as object);
  });

  test("vat-small-threshold-exact: 增值税法第二十三条, and 公告2023年第19号 before", async () => {
    const { in: given, out } = goldenCase("vat-small-threshold-exact");
    const real: unknown[] = [];
    for (const input of given as unknown as readonly VatFacts[])
      real.push(await calculateCase(office, input));
    expect(real).toMatchObject(out as object[]);
  });

  test("quarter-special-cases: what July and August sold without invoices belongs to September", async () => {
    await office.become({ taxlayerType: "101", nsqxdm: "08" });
    const { in: given, out } = goldenCase("quarter-special-cases") as unknown as {
      in: VatFacts;
      out: VatFacts;
    };
    const month = { kjnd: 2026, kjqj: 9 };
    await office.invoice({
      ...month,
      jxxlx: 1,
      net: yuan(given["invoices"]),
      tax: yuan(given["tax"]),
      isSimple: true,
    });
    await office.calculate(month);
    const cases = [{ specialType: 5, amount: yuan(given["aug uninvoiced"]) }];
    await office.haveDeclared({ kjnd: 2026, kjqj: 8 }, cases);
    const { estimate, bjxxTotalJe } = await office.calculate(month);
    expect([estimate?.sales.toFixed(2), estimate?.vat.toFixed(2)]).toEqual([out["sales"], out["vat"]]);
    expect(bjxxTotalJe).toBe(out["sales"]);
  });

  test("window-2026: 税总办征科函〔2025〕64号, and what 2027 is expected to bring", async () => {
    const lastDays = async (months: readonly string[]) =>
      await Promise.all(
        months.map(async (month) => {
          const { kjnd, kjqj } = monthOf(month);
          const period = kjqj === 1 ? { kjnd: kjnd - 1, kjqj: 12 } : { kjnd, kjqj: kjqj - 1 };
          const { result } = await office.call("config.taxCalendar", { dqbm: "31", ...period });
          return result as { sbjsrq: string; isExpected: boolean; remark: string | null };
        }),
      );
    const year = await lastDays(
      Array.from({ length: 12 }, (_none, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    );
    expect(year.map(({ sbjsrq }) => sbjsrq)).toEqual(goldenCase("window-2026").out);
    expect(year.some(({ isExpected }) => isExpected)).toBe(false);
    const next = await lastDays(["2027-01", "2027-04"]);
    expect(next.map(({ sbjsrq }) => sbjsrq)).toEqual(goldenCase("window-2027-01/04").out);
    for (const { isExpected, remark } of next)
      expect([isExpected, remark]).toEqual([true, expect.stringMatching(/^预计/)]);
  });
});

test("the cases of the law are twenty-eight", () => {
  expect(GOLDEN_CASES).toHaveLength(28);
});
