import { taxNumberCheckDigit } from "../../src/domain/tax-number.ts";

/** A new client as the form of the app sends it, to be found by its name. */
export function companyForm(companyName: string, number: number) {
  const first = `91310115M${String(number).padStart(8, "0")}`;
  return {
    companyName,
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    beginDate: "2026-03-01",
    provinceId: "31",
  };
}
