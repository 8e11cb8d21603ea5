import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import { presentState } from "../filing/present-state.ts";
import { type IncomeFiling, type Quarter, monthOf } from "./income-filing.ts";

/** A client with its filing of the quarter; all of the filing is null when there is none. */
export type JoinedFiling = { readonly [Name in keyof IncomeFiling]: IncomeFiling[Name] | null } & {
  readonly ofCompany: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly areaId: string | null;
};

const BY_HAND = 3;

/** A row of the list of a quarter. */
export function presentFiling(
  row: JoinedFiling,
  { kjnd, quarter }: Quarter,
  { filingCalendar }: Pick<FirmContext, "filingCalendar">,
) {
  const month = monthOf({ kjnd, quarter });
  const { byHand } = row;
  return {
    companyId: row.ofCompany,
    companyName: row.companyName,
    taxlayerNo: row.taxlayerNo,
    taxlayerType: row.taxlayerType,
    kjnd,
    quarter,
    filingId: row.id,
    rowVersion: row.rowVersion,
    calcStatus: row.calcStatus ?? 0,
    calcError: row.calcError,
    calcTime: row.calcTime,
    profitSource: byHand?.lrze === undefined ? row.profitSource : BY_HAND,
    isAdjusted: byHand === null ? 0 : 1,
    byHandReason: row.byHandReason,
    lrze: yuan(row.lrze),
    mbks: yuan(row.mbks),
    jcfy: yuan(row.jcfy),
    ynssde: yuan(row.ynssde),
    sl: yuan(row.sl),
    sfxw: row.sfxw,
    cyrs: row.cyrs,
    zcze: yuan(row.zcze),
    sfxz: byHand?.sfxz ?? 0,
    ynsdse: yuan(row.ynsdse),
    jmsdse: yuan(row.jmsdse),
    yyjse: yuan(row.yyjse),
    ybtse: yuan(row.ybtse),
    ...presentState(row),
    deadline: filingWindow(month.kjnd, month.kjqj, filingCalendar, row.areaId ?? "").last,
  };
}
