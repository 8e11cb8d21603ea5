/** A fraction: exact whatever is divided; the lower part is above zero. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export interface Result {
  /** In figures, without thousands separators; at most ten decimals. */
  readonly text: string;
  /** False: the true value has more decimals. */
  readonly isExact: boolean;
}

const LONGEST = 200;
const DEEPEST = 50;
const DECIMALS = 10;

/** Reads what people type on a Chinese keyboard, or copy from a sheet, as the plain signs. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[×✕xX＊]/g, "*"],
  [/[÷／]/g, "/"],
  [/[＋]/g, "+"],
  [/[－−–]/g, "-"],
  [/[（]/g, "("],
  [/[）]/g, ")"],
  [/[．。]/g, "."],
  [/[％]/g, "%"],
  [/[\s,，￥¥]/g, ""],
];

/**
 * The value of a sum such as `1,280.50×(1+6%)`, exact to the last digit: decimals are never floating point. Null for
 * anything that is no sum, or divides by nothing; the text is read sign by sign, and nothing of it is run.
 */
export function calculate(typed: string): Result | null {
  const text = SIGNS.reduce((plain, [sign, by]) => plain.replaceAll(sign, by), typed);
  if (text === "" || text.length > LONGEST) return null;
  const value = readSum(text);
  return value && inDecimals(value);
}

/** Null where the text is no sum. Each part of it stands on the parts that bind closer. */
function readSum(text: string): Fraction | null {
  let at = 0;
  let depth = 0;
  const take = (...signs: readonly string[]) => {
    const sign = text[at];
    if (sign === undefined || !signs.includes(sign)) return undefined;
    at += 1;
    return sign;
  };
  const chain = (part: () => Fraction | null, one: string, other: string, join: Join): Fraction | null => {
    let sum = part();
    for (let sign = take(one, other); sum && sign !== undefined; sign = take(one, other)) {
      const next = part();
      sum = next && join(sum, next, sign === other);
    }
    return sum;
  };
  const wholeSum = (): Fraction | null => chain(product, "+", "-", add);
  const product = (): Fraction | null => chain(signed, "*", "/", multiply);
  function signed(): Fraction | null {
    const sign = take("+", "-");
    if (sign === undefined) return percent();
    if ((depth += 1) > DEEPEST) return null;
    const value = signed();
    depth -= 1;
    return value && (sign === "-" ? { ...value, over: -value.over } : value);
  }
  function percent(): Fraction | null {
    let value = single();
    while (value && take("%") !== undefined) value = { ...value, under: value.under * 100n };
    return value;
  }
  function single(): Fraction | null {
    if (take("(") === undefined) return number();
    if ((depth += 1) > DEEPEST) return null;
    const value = wholeSum();
    depth -= 1;
    return value && take(")") !== undefined ? value : null;
  }
  function number(): Fraction | null {
    const [found] = /^(?:\d+\.?\d*|\.\d+)/.exec(text.slice(at)) ?? [];
    if (found === undefined) return null;
    at += found.length;
    const [whole = "", decimals = ""] = found.split(".");
    return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
  }
  const value = wholeSum();
  return at === text.length ? value : null;
}

/** The other one of two signs turns the second value round. */
type Join = (left: Fraction, right: Fraction, isOther: boolean) => Fraction | null;

const add: Join = (left, right, isMinus) => ({
  over: left.over * right.under + (isMinus ? -1n : 1n) * right.over * left.under,
  under: left.under * right.under,
});

const multiply: Join = (left, right, isDivided) => {
  if (!isDivided) return { over: left.over * right.over, under: left.under * right.under };
  if (right.over === 0n) return null;
  const sign = right.over < 0n ? -1n : 1n;
  return { over: left.over * right.under * sign, under: left.under * right.over * sign };
};

/** Rounded half away from zero. */
function inDecimals({ over, under }: Fraction): Result {
  const size = (over < 0n ? -over : over) * 10n ** BigInt(DECIMALS);
  const parts = (2n * size + under) / (2n * under);
  const figures = String(parts).padStart(DECIMALS + 1, "0");
  const decimals = figures.slice(-DECIMALS).replace(/0+$/, "");
  const amount = figures.slice(0, -DECIMALS) + (decimals === "" ? "" : `.${decimals}`);
  return { text: over < 0n && parts !== 0n ? `-${amount}` : amount, isExact: size % under === 0n };
}
