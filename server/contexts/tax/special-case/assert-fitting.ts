import type { Taxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { caseKey } from "./case-key.ts";
import { caseRates } from "./case-rates.ts";
import { PASSENGER, UNINVOICED } from "./special-cases.ts";

type Entry = ParamsOf<"specialCase.confirmTempSave">["specialConditions"][number];

/** Refuses entries that such a taxpayer cannot have, that say what their kind has not, or that are there twice. */
export function assertFitting(
  entries: readonly Entry[],
  taxpayer: Pick<Taxpayer, "taxlayerType">,
  usualRate: number,
): void {
  const seen = new Set<string>();
  const rates = caseRates(taxpayer);
  for (const [index, entry] of entries.entries()) {
    const key = caseKey(entry, usualRate);
    const fault = foreignFault(entry, rates) ?? kindFault(entry, taxpayer, seen.has(key));
    seen.add(key);
    if (fault === undefined) continue;
    const { field, message } = fault;
    throw new Refusal("validation", message, [{ path: `specialConditions.${index}.${field}`, message }]);
  }
}

interface Fault {
  readonly field: keyof Entry;
  readonly message: string;
}

function foreignFault({ specialType, sl, hsbz, pjlx }: Entry, rates: readonly number[]): Fault | undefined {
  const isUninvoiced = specialType === UNINVOICED;
  if (isGiven(sl) && !isUninvoiced) return { field: "sl", message: "只有无票收入需要填写税率" };
  if (isGiven(hsbz) && !isUninvoiced) return { field: "hsbz", message: "只有无票收入区分含税与不含税" };
  if (isGiven(pjlx) && specialType !== PASSENGER)
    return { field: "pjlx", message: "只有旅客运输服务抵扣需要填写票据类型" };
  if (!isGiven(sl) || rates.includes(sl)) return undefined;
  const words = rates.map((rate) => `${Math.round(rate * 100)}%`).join("、");
  return { field: "sl", message: `税率（征收率）应为 ${words} 之一` };
}

function kindFault(
  { specialType }: Entry,
  taxpayer: Pick<Taxpayer, "taxlayerType">,
  isRepeated: boolean,
): Fault | undefined {
  if (isRepeated)
    return REPEATED[specialType] ?? { field: "specialType", message: "同一类特殊情况只能填写一次" };
  const type = SPECIAL_CASE_TYPES.find(({ id }) => id === specialType);
  if (!type?.nsrType || type.nsrType === taxpayer.taxlayerType) return undefined;
  return { field: "specialType", message: "小规模纳税人不适用此类特殊情况" };
}

const REPEATED: { readonly [type: number]: Fault } = {
  [UNINVOICED]: { field: "sl", message: "同一税率的无票收入只能填写一次" },
  [PASSENGER]: { field: "pjlx", message: "同一票据类型的旅客运输只能填写一次" },
};

function isGiven(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
