import { type Taxpayer, isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { mayCall } from "../../../access/grants.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { FieldError } from "../../../platform/errors.ts";

/** The code for declaring that a client has no opening amounts. */
const DECLARE_NO_OPENING = "accountingCentre.invoiceCollection.declareNoOpening";

/** Opening amounts as they are entered, in yuan; null: left empty. */
export interface EnteredOpening {
  readonly qcld: number | null;
  readonly qcskf: number | null;
  readonly qcyjse: number | null;
  /** 无期初（按 0 计） */
  readonly noOpening: boolean;
}

export const OPENING_AMOUNTS = [
  ["qcld", "期初留抵税额"],
  ["qcskf", "期初税控费"],
  ["qcyjse", "期初预缴税额"],
] as const;

/** Amounts that are nothing altogether say that there is no opening, however they are entered. */
export function isNoOpening({ noOpening, qcld, qcskf, qcyjse }: EnteredOpening): boolean {
  return noOpening || [qcld, qcskf, qcyjse].every((amount) => (amount ?? 0) === 0);
}

/** The faults of opening amounts, each with its field. */
export function openingFaults(
  entered: EnteredOpening,
  taxpayer: Pick<Taxpayer, "taxlayerType">,
  { user }: Pick<FirmContext, "user">,
): FieldError[] {
  if (entered.noOpening) {
    const filled = OPENING_AMOUNTS.find(([name]) => (entered[name] ?? 0) !== 0);
    if (filled) return [{ path: filled[0], message: `已选无期初，不能填写${filled[1]}` }];
  } else if (isGeneralTaxpayer(taxpayer) && entered.qcld === null) {
    return [{ path: "qcld", message: "请填写期初留抵税额，没有留抵的填 0" }];
  } else if (OPENING_AMOUNTS.every(([name]) => entered[name] === null)) {
    return [{ path: "qcskf", message: "请填写期初，或选择无期初" }];
  }
  if (!isGeneralTaxpayer(taxpayer) && (entered.qcld ?? 0) !== 0)
    return [{ path: "qcld", message: "小规模纳税人没有留抵税额" }];
  if (isNoOpening(entered) && !mayCall(user.grants, [DECLARE_NO_OPENING], "write")) {
    const path = entered.noOpening ? "noOpening" : "qcld";
    return [{ path, message: "期初全部为 0 即无期初，您没有确认无期初的权限" }];
  }
  return [];
}
