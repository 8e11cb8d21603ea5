import { beforeAll, expect, test } from "vitest";
import { goldenCase } from "../../../../tests/golden/golden-case.ts";
import { goldenFact, goldenFacts } from "../../../../tests/golden/golden-facts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { findOpenCompany } from "./testing/find-open-company.ts";
import { type TaxOffice, taxOffice } from "./testing/tax-office.ts";
import { type VatFacts, calculateCase } from "./testing/vat-case.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const URBAN = 4;
const server = useTestServer();
let office: TaxOffice;
beforeAll(async () => {
  office = taxOffice(server, await findOpenCompany(server, "001"));
  for (const kjqj of [11, 12]) await office.collectIn({ kjnd: 2026, kjqj });
});

const yuan = (given: VatFacts, name: string) => Number(given[name]);
const asked = () => ({ qyid: office.companyId, ...OCTOBER });
const general = async () =>
  await office.become({ taxlayerType: "001", nsqxdm: "06", areaId: "310115", scales: "medium" });

test.each(goldenFacts<VatFacts, object>("vat", /^small-/))(
  "$id: $derivation",
  async ({ in: given, expected }) => {
    expect(await calculateCase(office, given)).toMatchObject(expected);
  },
);

test("surtax-odd-cent: the half that is not levied is rounded, and the rest is paid", async () => {
  const { in: given, out } = goldenCase("surtax-odd-cent") as unknown as { in: VatFacts; out: VatFacts };
  const sold = { net: given["sales"] ?? "", tax: given["vat"] ?? "", period: "2026-09" };
  expect(await calculateCase(office, { ...sold, frequency: "quarter", place: "city" })).toMatchObject({
    vat: given["vat"],
    urban: out["urban"],
    education: out["education"],
    localEducation: out["local"],
  });
  const basis = await office.call("prediction.basis", { ...asked(), kjqj: 9 });
  const { taxes } = basis.result as { taxes: readonly { szid: number; formula: string }[] };
  const { formula } = taxes.find(({ szid }) => szid === URBAN) ?? {};
  expect(formula).toContain(
    `＝ ${out["urban full"]}；六税两费减半，减 ${out["减征额"]}，应纳 ${out["urban"]}`,
  );
});

test("passenger-fares: what is in the fares of planes and buses is input tax", async () => {
  const { in: given, expected } = goldenFact<VatFacts, VatFacts>("vat", "passenger-fares");
  await general();
  await office.invoice();
  const receipt = { annexList: [{ name: "票据.jpg", url: "/files/1", fileType: 1 }] };
  const saved = await office.declareBeside(OCTOBER, [
    { specialType: 3, pjlx: 1, pmje: yuan(given, "airFares"), ...receipt },
    { specialType: 3, pjlx: 2, pmje: yuan(given, "roadFares"), ...receipt },
  ]);
  expect(saved).toMatchObject({ result: { savedCount: 2 } });
  await office.calculate(OCTOBER);
  const { result } = await office.call("prediction.taxDetail", asked());
  expect((result as { jxs: number }).jxs.toFixed(2)).toBe(expected["inputTax"]);
});

test("help-select-with-simple-tax: what is ticked for a wish leaves room for the simple tax", async () => {
  const { in: given, expected } = goldenFact<VatFacts, VatFacts>("vat", "help-select-with-simple-tax");
  await general();
  const of = (tax: number, rate = 0.13) => ({ ...OCTOBER, tax, net: Math.round((tax / rate) * 100) / 100 });
  const bought = (tax: number) => ({ ...of(tax), jxxlx: 0 as const, isOpen: true });
  const wanted = yuan(expected, "inputToTick");
  await office.invoice(
    { ...of(yuan(given, "outputTax")), jxxlx: 1 },
    { ...of(yuan(given, "simpleTax"), 0.03), jxxlx: 1, isSimple: true },
    bought(10_000),
    bought(Math.round((wanted - 10_000) * 100) / 100),
    bought(5_123.45),
    bought(777.7),
  );
  await office.setRow({ ...OCTOBER, kjqj: 9 }, { estimate: JSON.stringify({ closingCredit: 0 }) });
  await office.calculate(OCTOBER);
  const page = { qyid: office.companyId, gxnd: 2026, gxyf: 10, pageNum: 1, pageSize: 500 };
  const help = { recommend: 1, recommendAmount: yuan(given, "wantedVat") };
  const { result } = await office.call("invoice.check.page", { ...page, ...help });
  const rows = (result as { list: readonly { id: number; yxse: number }[] }).list;
  expect(rows.reduce((sum, { yxse }) => sum + yxse, 0).toFixed(2)).toBe(expected["inputToTick"]);
  const ticks = {
    invoiceIdList: rows.map(({ id }) => id),
    gxzt: 1,
    qyid: office.companyId,
    gxnd: 2026,
    gxyf: 10,
  };
  expect((await office.call("invoice.changeTaxGxzt", ticks)).code).toBe("0");
  const tried = await office.call("prediction.calculate", asked());
  const [vat] = (tried.result as { taxPredictionDetailList: readonly { szid: number; se: number }[] })
    .taxPredictionDetailList;
  expect(vat).toEqual({ szid: 1, se: yuan(given, "wantedVat") });
});

test("prepaid-carried: what a month does not use of a prepayment is used by the next", async () => {
  const { in: given, expected } = goldenFact<VatFacts, VatFacts>("vat", "prepaid-carried");
  await general();
  const sold = (kjqj: number, name: string) => ({
    kjnd: 2026,
    kjqj,
    jxxlx: 1 as const,
    net: yuan(given, name) / 0.13,
    tax: yuan(given, name),
  });
  await office.invoice(sold(10, "due"), sold(11, "nextDue"));
  const opening = { qcld: 0, qcskf: 0, qcyjse: yuan(given, "prepaidElsewhere"), noOpening: false };
  const entered = await office.call("taxOpening.save", { ...OCTOBER, qyId: office.companyId, ...opening });
  expect(entered.code).toBe("0");
  await office.calculate(OCTOBER);
  const detail = await office.call("prediction.taxDetail", asked());
  const { ybxm, carriedDetails } = detail.result as {
    ybxm: number;
    carriedDetails: readonly { name: string; closing: number }[];
  };
  await office.calculate({ kjnd: 2026, kjqj: 11 });
  const next = await office.call("prediction.taxDetail", { ...asked(), kjqj: 11 });
  expect({
    payable: ybxm.toFixed(2),
    left: carriedDetails.find(({ name }) => name === "预缴税额")?.closing.toFixed(2),
    nextPayable: (next.result as { ybxm: number }).ybxm.toFixed(2),
  }).toEqual(expected);
});
