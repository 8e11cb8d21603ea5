import { expect, it } from "vitest";
import { createRandom, type Random } from "../../../tests/fuzz/random.ts";
import {
  type Assessment,
  type Declaration,
  type Purchase,
  type Sale,
  assess,
} from "../../../tests/oracles/vat-oracle.ts";
import { estimateTax } from "./estimate-tax.ts";
import { totalInvoices } from "./invoice-totals.ts";
import { specialAmounts } from "./special-amounts.ts";

const CASES = 10_000;

it(`comes to what an official would find, in ${CASES} declarations`, () => {
  const random = createRandom(15);
  const met = new Set<string>();
  for (let number = 0; number < CASES; number += 1) {
    const declaration = anyDeclaration(random);
    const found = assess(declaration);
    note(declaration, found, met);
    expect({ number, ...calculated(declaration) }, JSON.stringify(declaration, asText)).toEqual({
      number,
      ...found,
    });
  }
  expect([...met].toSorted()).toEqual([
    "general carries",
    "general nothing",
    "general pays",
    "small carries",
    "small nothing",
    "small pays",
  ]);
});

/** The kinds of declarations that came up: a run that never met one of them would prove little. */
function note({ isGeneral }: Declaration, found: Assessment, met: Set<string>): void {
  const { total, carried, feeCarried, prepaidCarried } = found;
  met.add(`${isGeneral ? "general" : "small"} ${total > 0n ? "pays" : "nothing"}`);
  if (isGeneral ? carried > 0n : feeCarried > 0n && prepaidCarried > 0n)
    met.add(`${isGeneral ? "general" : "small"} carries`);
}

function calculated(declaration: Declaration) {
  const { isGeneral, isQuarterly, place, paysHalf, year, sales, purchases, ...amounts } = declaration;
  const { vat, surtaxes, total } = estimateTax({
    taxpayer: isGeneral ? "general" : "small",
    frequency: isQuarterly ? "quarterly" : "monthly",
    place: (["city", "town", "other"] as const)[place],
    halved: paysHalf,
    period: `${year}-09`,
    totals: totalInvoices([...sales.map(soldInvoice), ...purchases.map(boughtInvoice)]),
    special: specialAmounts(savedCases(amounts), usualPercent(amounts)),
    opening: {
      credit: Number(amounts.openingCredit),
      controlFee: Number(amounts.feeLeft),
      prepaid: Number(amounts.prepaidLeft),
    },
  });
  return {
    vat: BigInt(vat.payable),
    carried: BigInt(vat.closingCredit),
    relief: BigInt(vat.controlFee.used),
    feeCarried: BigInt(vat.controlFee.closing),
    prepaidCarried: BigInt(vat.prepaid.closing),
    urban: BigInt(surtaxes.urban),
    education: BigInt(surtaxes.education),
    local: BigInt(surtaxes.localEducation),
    total: BigInt(total),
  };
}

type Beside = Pick<Declaration, "transferOut" | "passengerTax" | "controlFee" | "prepaid" | "uninvoiced">;

/** The special cases that come to these amounts, saved in one month or in several, beside some that change nothing. */
function savedCases({ transferOut, passengerTax, controlFee, prepaid, uninvoiced }: Beside) {
  const sums = [
    ["jxzc", transferOut],
    ["lkys", passengerTax],
    ["fwskf", controlFee],
    ["wdyj", prepaid],
  ] as const;
  const inParts = sums.flatMap(([specialType, fen]) =>
    [fen / 3n, fen - fen / 3n].map((part) => ({ specialType, amount: Number(part) / 100 })),
  );
  const sales = uninvoiced.map(({ net, percent }, index) => ({
    specialType: "wpsr",
    amount: Number(net) / 100,
    // The first goes without a rate: the usual one is meant.
    percent: index === 0 ? null : Number(percent),
  }));
  return [{ specialType: "qt", amount: 999 }, ...inParts, { specialType: "jxzc", amount: null }, ...sales];
}

function usualPercent({ uninvoiced: [first] }: Beside): number {
  return Number(first?.percent ?? 13n);
}

function soldInvoice({ net, tax, isVoid, isSimple, isSpecial, isRealEstate }: Sale) {
  return {
    jxxlx: 1,
    fpzl: isSpecial ? "81" : "82",
    fpzt: isVoid ? 1 : 0,
    net: Number(net),
    tax: Number(tax),
    deductible: 0,
    simple: isSimple,
    selected: false,
    realEstate: isRealEstate,
  };
}

function boughtInvoice({ deductible, isVoid, isSelected, isConfirmed }: Purchase) {
  return {
    jxxlx: 0,
    fpzl: "81",
    fpzt: isVoid ? 1 : 0,
    net: Number(deductible) * 8,
    tax: Number(deductible),
    deductible: Number(deductible),
    simple: false,
    selected: isSelected && isConfirmed,
  };
}

function anyDeclaration(random: Random): Declaration {
  const isGeneral = random.oneIn(2);
  const isQuarterly = random.oneIn(2);
  const limit = isQuarterly ? 30_000_000 : 10_000_000;
  const sometimes = (amount: number) => BigInt(random.oneIn(3) ? random.below(amount) : 0);
  const declaration: Declaration = {
    isGeneral,
    isQuarterly,
    place: random.pick([0, 1, 2] as const),
    paysHalf: random.oneIn(2),
    year: random.pick([2025, 2026, 2027] as const),
    sales: times(random, 6, () => anySale(random, isGeneral, limit)),
    purchases: isGeneral ? times(random, 5, () => anyPurchase(random)) : [],
    uninvoiced: random.oneIn(3)
      ? [
          {
            net: BigInt(random.below(limit / 2)),
            percent: random.pick(isGeneral ? [13n, 9n, 6n, 5n, 3n] : [1n, 3n, 5n]),
          },
        ]
      : [],
    transferOut: isGeneral ? sometimes(200_000) : 0n,
    passengerTax: isGeneral ? sometimes(50_000) : 0n,
    controlFee: sometimes(60_000),
    prepaid: sometimes(800_000),
    openingCredit: isGeneral ? sometimes(900_000) : 0n,
    feeLeft: sometimes(60_000),
    prepaidLeft: sometimes(800_000),
  };
  return random.oneIn(8) ? atTheLimit(declaration, limit, random) : declaration;
}

/** Sales that come to exactly the limit, a 分 less or a 分 more. */
function atTheLimit(declaration: Declaration, limit: number, random: Random): Declaration {
  const net = BigInt(limit + random.below(3) - 1);
  const sale = { net, tax: net / 100n, isVoid: false, isSimple: true, isSpecial: false, isRealEstate: false };
  return { ...declaration, sales: [sale], uninvoiced: [] };
}

function anySale(random: Random, isGeneral: boolean, limit: number): Sale {
  const size = BigInt(1 + random.below(limit / 2));
  const net = random.oneIn(6) ? -size / 3n : size;
  const isSimple = !isGeneral || random.oneIn(4);
  const isRealEstate = random.oneIn(8);
  const percent = isRealEstate ? 5n : isSimple ? random.pick([1n, 3n]) : random.pick([13n, 9n, 6n]);
  return {
    net,
    tax: (net * percent) / 100n,
    isVoid: random.oneIn(9),
    isSimple,
    isSpecial: random.oneIn(3),
    isRealEstate,
  };
}

function anyPurchase(random: Random): Purchase {
  const size = BigInt(1 + random.below(1_500_000));
  return {
    deductible: random.oneIn(7) ? -size / 4n : size,
    isVoid: random.oneIn(9),
    isSelected: !random.oneIn(4),
    isConfirmed: !random.oneIn(4),
  };
}

function times<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: random.below(most + 1) }, make);
}

function asText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
