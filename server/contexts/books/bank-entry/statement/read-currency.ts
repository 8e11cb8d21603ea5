const WRITTEN: Readonly<Record<string, string>> = {
  CNY: "人民币 人民币元 RMB CNY CNH 元 156 本位币",
  USD: "美元 USD 840",
  HKD: "港币 港元 HKD 344",
  EUR: "欧元 EUR 978",
  JPY: "日元 日圆 JPY 392",
  GBP: "英镑 GBP 826",
  AUD: "澳元 澳大利亚元 AUD 036",
  CAD: "加元 加拿大元 CAD 124",
  SGD: "新加坡元 新元 SGD 702",
  CHF: "瑞士法郎 CHF 756",
};

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN).flatMap(([code, names]) => names.split(" ").map((name) => [name, code] as const)),
);

/** The code of a currency as statements write it: 人民币, 人民币元, RMB, `CNY-人民币`; any other text as it is. */
export function readCurrency(text: string): string {
  const plain = text.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();
  const [found] = [plain, ...plain.split(/[-()/]/)].flatMap((part) => CODES.get(part) ?? []);
  return found ?? plain;
}
