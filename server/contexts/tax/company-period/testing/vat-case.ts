import type { Month, TaxOffice, TestInvoice } from "./tax-office.ts";

/** The facts of a case of VAT, yuan as text; those of a general taxpayer name their output tax. */
export type VatFacts = Readonly<Record<string, string>>;

const PLACES: VatFacts = { city: "310115", town: "330122" };
const yuan = (text: string | undefined) => Number(text ?? 0);

export function monthOf(period: string): Month {
  return { kjnd: Number(period.slice(0, 4)), kjqj: Number(period.slice(5)) };
}

/** Has the taxes of a case calculated, and reads them as the screens of the month show them. */
export async function calculateCase(office: TaxOffice, given: VatFacts) {
  const month = monthOf(given["period"] ?? "2026-09");
  const isGeneral = given["out_"] !== undefined;
  await office.become({
    taxlayerType: isGeneral ? "001" : "101",
    nsqxdm: given["frequency"] === "month" ? "06" : "08",
    areaId: PLACES[given["place"] ?? "city"] ?? "",
    scales: given["halved"] ? "micro" : "medium",
  });
  await office.invoice(...invoicesOf(given, month));
  const credit = JSON.stringify({ closingCredit: yuan(given["credit"]) });
  await office.setRow({ ...month, kjqj: month.kjqj - 1 }, { estimate: credit });
  const transfer = { specialType: 1, amount: yuan(given["trans"]), bz: "集体福利" };
  if (isGeneral) await office.haveDeclared(month, [transfer]);
  await office.calculate(month);
  return await readShown(office, month);
}

/** VAT, its surtaxes and its burden, from the calls of the month's drawer. */
async function readShown(office: TaxOffice, month: Month) {
  const asked = { qyid: office.companyId, ...month };
  const detail = (await office.call("prediction.taxDetail", asked)).result as Shown;
  const { taxPredictionDetailList, zzssfl } = (await office.call("prediction.statistics", asked))
    .result as Shown;
  const shown = new Map(taxPredictionDetailList.map(({ szid, se }) => [szid, se.toFixed(2)]));
  const [urban, education, localEducation] = SURTAXES.map((kind) => shown.get(kind));
  return {
    vat: detail.ybxm.toFixed(2),
    item: shown.get(VAT),
    exempted: detail.jms.toFixed(2),
    closingCredit: detail.qmdl.toFixed(2),
    "urban/education/local": [urban, education, localEducation],
    urban,
    education,
    localEducation,
    burden: zzssfl?.toFixed(6),
  };
}

interface Shown {
  readonly ybxm: number;
  readonly jms: number;
  readonly qmdl: number;
  readonly zzssfl: number | null;
  readonly taxPredictionDetailList: readonly { readonly szid: number; readonly se: number }[];
}

const VAT = 1;
const SURTAXES = [4, 5, 6];

/** The invoices that come to the facts of a case. */
function invoicesOf(given: VatFacts, month: Month): TestInvoice[] {
  const sale = (net: number, tax: number, more: Partial<TestInvoice> = {}): TestInvoice => ({
    ...month,
    jxxlx: 1,
    net,
    tax,
    ...more,
  });
  const special = yuan(given["taxOfSpecialInvoices"]);
  if (given["out_"] === undefined)
    return [
      sale(yuan(given["net"]) - special * 100, yuan(given["tax"]) - special, { isSimple: true }),
      ...(special === 0 ? [] : [sale(special * 100, special, { isSimple: true, isSpecial: true })]),
    ];
  const simple = yuan(given["simple"]);
  return [
    sale(yuan(given["sales"]) - simple / 0.03, yuan(given["out_"])),
    ...(simple === 0 ? [] : [sale(simple / 0.03, simple, { slv: 0.03, isSimple: true })]),
    { ...month, jxxlx: 0, net: yuan(given["inp"]), tax: yuan(given["inp"]) },
  ];
}
