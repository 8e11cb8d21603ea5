import { formatYuan } from "../../../domain/money.ts";
import catalogue from "../../../../schemas/messages/client-page.json" with { type: "json" };

/** A fixed text of the client's page; `{name}` places take the values given. */
export function clientText(
  key: keyof typeof catalogue.texts,
  values: { readonly [name: string]: string | number } = {},
): string {
  return catalogue.texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** An amount of tax; one that is paid back says so. */
export function amountText(yuan: number): string {
  const amount = formatYuan(Math.abs(yuan));
  return clientText(yuan < 0 ? "refund" : "yuan", { amount });
}

const VAT = 1;

interface NamedPeriod {
  readonly szId: number;
  readonly taxName: string;
  readonly periodName: string;
}

/** The period and the tax; VAT is the one of which most notices are, and needs no name. */
export function periodText({ szId, taxName, periodName }: NamedPeriod): string {
  return szId === VAT ? periodName : `${periodName}${taxName}`;
}
