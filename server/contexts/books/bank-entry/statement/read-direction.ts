const INCOMING = "贷 贷方 贷记 C CR CREDIT 收 收入 收款 进 进账 入 入账 来账 转入 存入 汇入 +".split(" ");
const OUTGOING = "借 借方 借记 D DR DEBIT 支 支出 支取 付 付款 出 出账 往账 转出 取出 汇出 -".split(" ");

const DIRECTIONS: ReadonlyMap<string, 1 | 2> = new Map([
  ...INCOMING.map((mark) => [mark, 1] as const),
  ...OUTGOING.map((mark) => [mark, 2] as const),
]);

/**
 * 收支方向 by the mark of a statement, which is written from the bank's side: what the client receives is 贷, what they
 * pay is 借: 借, 支出, 往账, D, `借 Dr`. Undefined: it is no such mark.
 */
export function readDirection(text: string): 1 | 2 | undefined {
  const plain = text.normalize("NFKC").replaceAll("−", "-").replaceAll(/\s/g, "").toUpperCase();
  return DIRECTIONS.get(plain) ?? DIRECTIONS.get(plain.replace(/\(.*\)$|(?<=[借贷])(?:CR|DR)$/, ""));
}
