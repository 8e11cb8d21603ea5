import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { HandedIn } from "../../../gateways/pit-bureau.ts";
import { periodName } from "../salary/payroll-period.ts";
import type { PitDeclaration } from "./pit-declaration.ts";

/** Of the code table `salaryPeriodState`. */
const ALL_CONFIRMED = 3;

/** The declaration in the form that the bureau takes. */
export function bureauDeclaration(
  declaration: PitDeclaration,
  { clock }: Pick<FirmContext, "clock">,
): HandedIn {
  const { nsrsbh, kjnd, kjqj, salaryStatus, ybtse } = declaration;
  return {
    taxlayerNo: nsrsbh,
    period: periodName({ kjnd, kjqj }),
    isReady: salaryStatus === ALL_CONFIRMED,
    tax: yuanToFen(ybtse),
    now: clock.now(),
  };
}
