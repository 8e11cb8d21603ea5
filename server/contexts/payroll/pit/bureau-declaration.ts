import { yuanToFen } from "../../../../src/domain/money.ts";
import { isPayCertain } from "../../../../src/domain/payroll/is-pay-certain.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { HandedIn } from "../../../gateways/pit-bureau.ts";
import { periodName } from "../salary/payroll-period.ts";
import type { PitDeclaration } from "./pit-declaration.ts";

/** The declaration in the form that the bureau takes. */
export function bureauDeclaration(
  declaration: PitDeclaration,
  { clock }: Pick<FirmContext, "clock">,
): HandedIn {
  const { nsrsbh, kjnd, kjqj, ybtse } = declaration;
  return {
    taxlayerNo: nsrsbh,
    period: periodName({ kjnd, kjqj }),
    isReady: isPayCertain(declaration),
    tax: yuanToFen(ybtse),
    now: clock.now(),
  };
}
