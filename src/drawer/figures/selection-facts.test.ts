import { expect, test } from "vitest";
import { estimateTax, type TaxBasis } from "../../domain/tax/estimate-tax.ts";
import { NO_INVOICES } from "../../domain/tax/invoice-totals.ts";
import { fenToYuan } from "../../domain/money.ts";
import { burdenOfYear } from "./burden-of-year.ts";
import { readFacts, workOut } from "./selection-facts.ts";

/** A sequence of whole numbers below `most`, the same each time. */
function numbers(): (most: number) => number {
  let state = 20_261_124;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test("with other ticks the tax is what the server would calculate with them", () => {
  const below = numbers();
  for (let round = 0; round < 2000; round += 1) {
    const basis: TaxBasis = {
      taxpayer: "general",
      frequency: "monthly",
      place: ["city", "town", "other"][below(3)] as TaxBasis["place"],
      halved: below(2) === 1,
      period: "2026-10",
      totals: {
        ...NO_INVOICES,
        general: { net: below(90_000_000), tax: below(9_000_000) },
        simple: { net: below(900_000), tax: below(27_000) },
        selectedTax: below(9_000_000),
      },
      special: {
        transferOut: below(200_000),
        controlFee: below(50_000),
        passengerTax: below(90_000),
        prepaid: below(300_000),
        uninvoiced: [],
      },
      opening: { credit: below(2_000_000), controlFee: below(50_000), prepaid: below(300_000) },
    };
    const { vat, sales } = estimateTax(basis);
    const facts = readFacts(
      {
        ygxAmount: fenToYuan(vat.inputTax),
        xxTaxAmount: fenToYuan(vat.outputTax),
        sqldAmount: fenToYuan(vat.openingCredit),
        bqzcAmount: fenToYuan(vat.transferOut),
        jms: fenToYuan(vat.controlFee.used),
        jyxxse: fenToYuan(vat.simpleTax),
        bhjyxxse: fenToYuan(vat.outputTax),
        ygxSe: fenToYuan(basis.totals.selectedTax),
        fwskf: fenToYuan(basis.special.controlFee),
        bqyjse: fenToYuan(basis.special.prepaid),
        qcskf: fenToYuan(vat.controlFee.opening),
        qcyjse: fenToYuan(vat.prepaid.opening),
        isOpeningUnknown: false,
        xsAmount: fenToYuan(sales),
        isHalved: basis.halved,
        taxPlace: basis.place,
        taxPredictionDetailList: [],
      },
      { period: basis.period, record: { nsqxdm: "06" } as never },
    );
    const selectedTax = below(9_000_000);
    const ticked = estimateTax({ ...basis, totals: { ...basis.totals, selectedTax } });
    const { vat: worked, surtaxes, total, burden } = workOut(facts, selectedTax);
    expect({ round, payable: worked.payable, surtaxes, total, burden }).toEqual({
      round,
      payable: ticked.vat.payable,
      surtaxes: ticked.surtaxes,
      total: ticked.total,
      burden: ticked.burden,
    });
  }
});

test.each([
  [0.02, 9, 0.03, 0.021],
  [null, 0, 0.03, 0.03],
  [0.02, 9, null, 0.02],
])("a year at %s for %s months, with %s besides, is at %s", (before, months, current, year) => {
  expect(burdenOfYear(before, months, current)).toBeCloseTo(year, 10);
});
