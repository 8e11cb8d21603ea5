import { daysLeft, settlementWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import { presentState } from "../filing/present-state.ts";
import type { SettlementByHand } from "../../../tables/income-tax-tables.ts";
import type { SETTLEMENT_FIGURES } from "./adjust-settlement.ts";
import type { Settlement } from "./settlement.ts";

/** A client with its settlement of the year; all of the settlement is null when there is none. */
export type JoinedSettlement = { readonly [Name in keyof Settlement]: Settlement[Name] | null } & {
  readonly ofCompany: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly progress: string;
  readonly balance: string | null;
};

const BY_HAND = 3;

/** A row of the list of a year. */
export function presentSettlement(
  row: JoinedSettlement,
  kjnd: number,
  { filingCalendar, clock }: Pick<FirmContext, "filingCalendar" | "clock">,
) {
  const { byHand } = row;
  const window = settlementWindow(kjnd, filingCalendar);
  return {
    companyId: row.ofCompany,
    companyName: row.companyName,
    taxlayerNo: row.taxlayerNo,
    taxlayerType: row.taxlayerType,
    kjnd,
    settlementId: row.id,
    rowVersion: row.rowVersion,
    calcStatus: row.calcStatus ?? 0,
    calcError: row.calcError,
    calcTime: row.calcTime,
    profitSource: byHand?.lrze === undefined ? row.profitSource : BY_HAND,
    isAdjusted: byHand === null ? 0 : 1,
    byHandReason: row.byHandReason,
    byHand: presentByHand(byHand),
    yysr: yuan(row.yysr),
    yycb: yuan(row.yycb),
    qjfy: yuan(row.qjfy),
    ywzdf: yuan(row.ywzdf),
    lrze: yuan(row.lrze),
    tzzj: yuan(row.tzzj),
    tzjs: yuan(row.tzjs),
    mbks: yuan(row.mbks),
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
    balance: row.balance,
    ...presentState(row),
    status: row.progress,
    deadline: window.last,
    daysLeft: daysLeft(window, clock.now().slice(0, 10)),
  };
}

/** Every figure that can be set by hand; null where the one that was read holds. */
function presentByHand(byHand: SettlementByHand | null) {
  const given = (name: (typeof SETTLEMENT_FIGURES)[number]) => byHand?.[name] ?? null;
  return {
    lrze: given("lrze"),
    tzzj: given("tzzj"),
    tzjs: given("tzjs"),
    mbks: given("mbks"),
    yyjse: given("yyjse"),
    cyrs: given("cyrs"),
    zcze: given("zcze"),
  };
}
