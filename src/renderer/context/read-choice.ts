import { plainText } from "../../domain/plain-text.ts";
import { asObject } from "../../schema/project/as-object.ts";
import type { Company } from "../host.ts";

/** The requested company and the companies beside it. */
export interface Choice {
  readonly company?: Company;
  readonly before?: Company;
  readonly after?: Company;
}

/** The answer about a company, its texts as they can be shown; undefined: it is none that can be understood. */
export function readChoice(answer: unknown): Choice | undefined {
  const { company, before, after } = asObject(answer);
  const chosen = readCompany(company);
  if (chosen === undefined && company !== undefined && company !== null) return undefined;
  const [left, right] = [readCompany(before), readCompany(after)];
  return {
    ...(chosen && { company: chosen }),
    ...(left && { before: left }),
    ...(right && { after: right }),
  };
}

function readCompany(value: unknown): Company | undefined {
  const { companyId, companyName, taxlayerNo, taxlayerType, nsqxdm, statusCode, label } = asObject(value);
  if (typeof companyId !== "number" || typeof statusCode !== "number") return undefined;
  return {
    companyId,
    companyName: plainText(companyName),
    taxlayerNo: plainText(taxlayerNo),
    taxlayerType: plainText(taxlayerType),
    nsqxdm: plainText(nsqxdm),
    statusCode,
    label: plainText(label),
  };
}
