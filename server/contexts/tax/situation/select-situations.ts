import { servedIn } from "../../../access/served-months.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { selectLedgerProfit } from "../../books/door.ts";
import { periodName } from "../company-period/period-days.ts";
import { selectSums } from "./select-sums.ts";
import { selectFiledTaxes, selectOtherTaxSums } from "./select-taxes.ts";

export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/**
 * The companies that are served in a month, each with what its year comes to up to it. All sums are `lateral`: without statistics
 * sums of all companies would be joined one by one, and made anew for each.
 */
export function selectSituations(db: TenantDb, month: Month) {
  const { kjnd, kjqj } = month;
  return db
    .selectFrom("company")
    .leftJoinLateral(
      () => selectSums(db, month).as("y"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => selectFiledTaxes(db, month).as("t"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => selectOtherTaxSums(db, month).as("o"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => selectLedgerProfit(db, month).as("b"),
      (join) => join.onTrue(),
    )
    .where("company.isRemove", "=", 0)
    .where(servedIn(periodName(kjnd, kjqj)));
}

export type SituationQuery = ReturnType<typeof selectSituations>;
