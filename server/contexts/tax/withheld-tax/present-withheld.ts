import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DOUBTED } from "../company-period/period-states.ts";
import { untoldFaults } from "../filing/filing-faults.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import type { WithheldDeclaration } from "./withheld-declaration.ts";
import { WITHHELD_TAX } from "./withheld-tax.ts";

/** The columns of a declaration that follow from its notice, and whether its client can be notified. */
export async function presentWithheldNotice(row: WithheldDeclaration, context: FirmContext) {
  const fen = differenceOf(WITHHELD_TAX, row);
  const untoldFault = await untoldFaults(WITHHELD_TAX)([row], row, context);
  return {
    difference: fen === null ? null : fenToYuan(fen),
    doubtContent: row.doubtState === DOUBTED ? (row.content ?? null) : null,
    notify: untoldFault(row) ?? true,
  };
}
