/** An exact number: a numerator over a positive denominator. */
type Fraction = readonly [bigint, bigint];

export interface Sale {
  /** In 分; negative on a red invoice. */
  readonly net: bigint;
  readonly tax: bigint;
  readonly isVoid: boolean;
  readonly isSimple: boolean;
  readonly isSpecial: boolean;
  readonly isRealEstate: boolean;
}

export interface Purchase {
  readonly deductible: bigint;
  readonly isVoid: boolean;
  readonly isSelected: boolean;
  readonly isConfirmed: boolean;
}

/** A company's declaration on paper; all amounts in 分. */
export interface Declaration {
  readonly isGeneral: boolean;
  readonly isQuarterly: boolean;
  /** 0 city, 1 town, 2 elsewhere. */
  readonly place: 0 | 1 | 2;
  readonly paysHalf: boolean;
  readonly year: 2025 | 2026 | 2027;
  readonly sales: readonly Sale[];
  readonly purchases: readonly Purchase[];
  readonly uninvoiced: readonly { readonly net: bigint; readonly percent: bigint }[];
  readonly transferOut: bigint;
  readonly passengerTax: bigint;
  readonly controlFee: bigint;
  readonly prepaid: bigint;
  readonly openingCredit: bigint;
  /** 税控费 and 预缴 that earlier declarations have not used up. */
  readonly feeLeft: bigint;
  readonly prepaidLeft: bigint;
}

export interface Assessment {
  readonly vat: bigint;
  readonly carried: bigint;
  readonly relief: bigint;
  /** 附列资料（四）, 期末余额. */
  readonly feeCarried: bigint;
  readonly prepaidCarried: bigint;
  readonly urban: bigint;
  readonly education: bigint;
  readonly local: bigint;
  readonly total: bigint;
}

/** The declaration as an official would fill it in, line after line. */
export function assess(declaration: Declaration): Assessment {
  const { isGeneral } = declaration;
  let owed = isGeneral ? owedByGeneral(declaration).owed : owedBySmall(declaration);
  const carried = isGeneral ? owedByGeneral(declaration).carried : 0n;
  const fees = declaration.feeLeft + declaration.controlFee;
  const relief = least(fees, owed);
  owed -= relief;
  const paid = declaration.prepaidLeft + declaration.prepaid;
  const offset = least(paid, owed);
  const vat = owed - offset;
  const half = declaration.paysHalf || !isGeneral;
  const educationFree = turnover(declaration) <= limitOf(declaration);
  const urban = surcharge(vat, [7n, 5n, 1n][declaration.place]!, half);
  const education = educationFree ? 0n : surcharge(vat, 3n, half);
  const local = educationFree ? 0n : surcharge(vat, 2n, half);
  const total = vat + urban + education + local;
  const left = { feeCarried: fees - relief, prepaidCarried: paid - offset };
  return { vat, carried, relief, ...left, urban, education, local, total };
}

function owedByGeneral(declaration: Declaration): { readonly owed: bigint; readonly carried: bigint } {
  const { purchases, uninvoiced, transferOut, passengerTax, openingCredit } = declaration;
  let ordinary = 0n;
  let levied = 0n;
  for (const sale of valid(declaration)) {
    if (sale.isSimple) levied += sale.tax;
    else ordinary += sale.tax;
  }
  for (const { net, percent } of uninvoiced) {
    const tax = rounded([net * percent, 100n]);
    if (percent <= 5n) levied += tax;
    else ordinary += tax;
  }
  let credit = openingCredit + passengerTax - transferOut;
  for (const purchase of purchases)
    if (!purchase.isVoid && purchase.isSelected && purchase.isConfirmed) credit += purchase.deductible;
  const open = ordinary - credit;
  return { owed: (open > 0n ? open : 0n) + (levied > 0n ? levied : 0n), carried: open < 0n ? -open : 0n };
}

function owedBySmall(declaration: Declaration): bigint {
  const limit = limitOf(declaration);
  // Since 2026 who reaches the limit pays; before, who exceeds it.
  const spared = (sum: bigint) => (declaration.year >= 2026 ? sum < limit : sum <= limit);
  const isWholeSpared = spared(turnover(declaration));
  let realEstate = 0n;
  for (const sale of valid(declaration)) if (sale.isRealEstate) realEstate += sale.net;
  const isRestSpared = spared(turnover(declaration) - realEstate);
  let owed = 0n;
  for (const sale of valid(declaration)) {
    if (sale.isSpecial) owed += sale.tax;
    else if (sale.isRealEstate) owed += isWholeSpared ? 0n : sale.tax;
    else owed += isRestSpared || isWholeSpared ? 0n : sale.tax;
  }
  for (const { net, percent } of declaration.uninvoiced)
    if (!isWholeSpared && !isRestSpared) owed += rounded([net * percent, 100n]);
  return owed > 0n ? owed : 0n;
}

function valid({ sales }: Declaration): readonly Sale[] {
  return sales.filter((sale) => !sale.isVoid);
}

function turnover(declaration: Declaration): bigint {
  let sum = 0n;
  for (const { net } of valid(declaration)) sum += net;
  for (const { net } of declaration.uninvoiced) sum += net;
  return sum;
}

function limitOf({ isQuarterly }: Declaration): bigint {
  return isQuarterly ? 30_000_000n : 10_000_000n;
}

/** 附列资料（五）: the tax, less its half, each a line of its own. */
function surcharge(vat: bigint, percent: bigint, half: boolean): bigint {
  const levied = rounded([vat * percent, 100n]);
  return half ? levied - rounded([levied, 2n]) : levied;
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

/** The nearest whole number, halves away from zero. */
function rounded([over, under]: Fraction): bigint {
  const whole = over / under;
  const rest = over % under;
  if (2n * (rest < 0n ? -rest : rest) < under) return whole;
  return over < 0n ? whole - 1n : whole + 1n;
}
