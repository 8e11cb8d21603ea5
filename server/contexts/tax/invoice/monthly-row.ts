import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { yearSalesState } from "../../../../src/domain/tax/year-sales.ts";
import { periodName } from "../company-period/period-days.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import {
  AMOUNT_CALCULATING,
  CALCULATED,
  CALCULATING,
  COLLECTED,
  COLLECTING,
  DOUBTED,
} from "../company-period/period-states.ts";
import { differenceBetween } from "../tax-notice/notice-difference.ts";
import { yuan } from "../../clients/door.ts";

/** A company with its row of the month; all of the row is null when there is none. */
type JoinedRow = { readonly [Name in keyof CompanyPeriod]: CompanyPeriod[Name] | null } & {
  readonly ofCompany: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly provinceId: string;
  readonly nsqxdm: string;
};

/** The columns of the company that a row of the monthly list has beside those of its month. */
export const MONTHLY_COMPANY_COLUMNS = [
  "company.companyId as ofCompany",
  "company.companyName",
  "company.taxlayerNo",
  "company.taxlayerType",
  "company.provinceId",
  "company.nsqxdm",
] as const;

const VAT = 1;
/** 账套: all companies of the reference backend have theirs. */
const LEDGER_READY = 2;
const GENERAL = "001";

/** A row of the monthly list. */
export function presentMonthlyRow(row: JoinedRow) {
  const calculating = row.predictionStatus === CALCULATING;
  return {
    companyId: row.ofCompany,
    companyName: row.companyName,
    taxlayerNo: row.taxlayerNo,
    provinceId: row.provinceId,
    taxlayerType: row.taxlayerType,
    nsqxdm: row.nsqxdm,
    noticeTaxType: row.noticeTaxType,
    noticePayType: row.noticePayType,
    doubtState: row.doubtState,
    doubtContent: row.doubtState === DOUBTED ? row.content : null,
    zzshfjs: calculating ? AMOUNT_CALCULATING : yuan(row.zzshfjs),
    qrzzse: yuan(row.qrzzse),
    difference: inYuan(
      differenceBetween({ noticeTaxType: row.noticeTaxType, told: row.qrzzse, now: row.zzshfjs }),
    ),
    taxConfirmState: row.taxConfirmState,
    predictionStatus: row.predictionStatus,
    zzshfjsExtRemark: remarkOf(row),
    isOpeningUnknown: !calculating && row.estimate?.isOpeningUnknown === true,
    zzshfjsStatus: row.predictionStatus === CALCULATED ? 1 : 0,
    zzssfl: yuan(row.zzssfl),
    currentYearSfl: yuan(row.currentYearSfl),
    fpUpdateTime: row.fpUpdateTime,
    fpUpdateTimeExtRemark: row.fpUpdateTimeExtRemark,
    fpUpdateTimeExtRemarkDetail: row.fpUpdateTimeExtRemarkDetail,
    isCjIng: row.cjzt === COLLECTING,
    cjzt: row.cjzt,
    isCollected: row.collectedTime !== null,
    xxCjzt: row.xxCjzt,
    jxCjzt: row.jxCjzt,
    jxFplx: row.jxFplx,
    byxxTotalNum: row.byxxTotalNum,
    byxxTotalSe: yuan(row.byxxTotalSe),
    byxxTotalJe: yuan(row.byxxTotalJe),
    bjxxTotalNum: row.bjxxTotalNum,
    bjxxTotalSe: yuan(row.bjxxTotalSe),
    bjxxTotalJe: yuan(row.bjxxTotalJe),
    yearSales: yuan(row.yearSales),
    yearSalesState: stateOfYear(row),
    cancelStatus: row.cancelStatus,
    cancelErrorMsg: row.cancelErrorMsg,
    checkStatus: row.checkStatus,
    confirmationStatus: row.confirmationStatus,
    checkConfirmErrorMsg: row.checkConfirmErrorMsg,
    xgmXxCollect: row.taxlayerType === GENERAL ? 0 : 1,
    payTime: row.payTime,
    paymentTimeType: row.paymentTimeType,
    szId: VAT,
    ztInitStatus: LEDGER_READY,
    ztNeedInitFlag: 0,
    ztQjzt: row.ztQjzt,
    sbszId: row.id,
    predictionId: row.id,
    fetchStatus: row.predictionStatus === null ? 0 : 1,
    taxDeclareStatus: row.taxDeclareStatus,
    declareError: row.declareError,
  };
}

function inYuan(fen: number | null): number | null {
  return fen === null ? null : fenToYuan(fen);
}

function stateOfYear({ yearSales, kjnd, kjqj }: JoinedRow): number | null {
  if (yearSales === null || kjnd === null || kjqj === null) return null;
  return yearSalesState(yuanToFen(Number(yearSales)), periodName(kjnd, kjqj));
}

/** The remark on the estimate; one that rests on an earlier collection than the last says so. */
function remarkOf({ zzshfjs, zzshfjsExtRemark, cjzt }: JoinedRow): string | null {
  const isOutdated = zzshfjs !== null && cjzt !== null && cjzt !== COLLECTED;
  return [zzshfjsExtRemark, isOutdated ? "采集后将更新" : null].filter(Boolean).join("；") || null;
}
