import type { ColumnType, Generated } from "kysely";
import type { RowVersion } from "./row-version.ts";
import type { StoredEstimate } from "../../src/domain/tax/stored-estimate.ts";

/** The tables of the tax work, without the firm's column `gsid`. Money is text with two decimals. */
export interface InvoiceTables {
  invoice: InvoiceTable;
  companyPeriod: CompanyPeriodTable;
  smsCode: SmsCodeTable;
  /** The phones for which too many wrong codes were typed; a phone without one has no row. */
  smsLock: {
    phone: string;
    wrongCount: number;
    /** 1: our own lock, after wrong codes. */
    locked: number;
    /** The code table verifyBlock: the bureau sends no codes to the phone. */
    bureauBlock: number | null;
    updateTime: string;
  };
}

/** A line of an invoice; amounts in yuan. */
export interface InvoiceLine {
  readonly hwYslwMc: string;
  readonly dw: string | null;
  readonly sl: number | null;
  readonly je: number;
  readonly slv: number;
  readonly se: number;
  readonly jshj: number;
}

/** JSON: written as text, read as what it stands for. */
type Json<Value> = ColumnType<Value, string, string>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

interface InvoiceTable {
  id: Generated<number>;
  companyId: number;
  /** 0 purchase, 1 sale. */
  jxxlx: number;
  /** Of its date. */
  kjnd: number;
  kjqj: number;
  fpzl: string;
  /** Only the older kinds have a code beside the number. */
  fpdm: string | null;
  fphm: string;
  kprq: string;
  xhdwMc: string;
  xhdwSh: string;
  ghdwMc: string;
  ghdwSh: string;
  hwYslwMc: string;
  jehj: string;
  sehj: string;
  jshj: string;
  /** Of a purchase, before any red letter; what is left of it is `deductibleRest`. */
  yxse: Defaulted<string>;
  /** 1: taxed by the simple method. */
  jyjs: Defaulted<number>;
  fpzt: Defaulted<number>;
  /** 1: a red invoice. */
  redFlag: Defaulted<number>;
  glzt: Defaulted<number>;
  gxzt: Defaulted<number>;
  sjGxzt: Defaulted<number>;
  /** The period that it is selected for. */
  gxnd: number | null;
  gxyf: number | null;
  gxyh: string | null;
  /** 0 not certified, 1 certified, 2 a plain invoice. */
  rzzt: Defaulted<number>;
  dkzt: Defaulted<number>;
  sdbz: Defaulted<number>;
  /** 0: never to be selected. */
  canCheckStatus: Defaulted<number>;
  isArrived: Defaulted<number>;
  /** Of a red letter: the blue invoice that it offsets, as the bureau names it; null: it names none. */
  lzfpdm: Defaulted<string | null>;
  lzfphm: Defaulted<string | null>;
  /** The same among those that were collected; null: not collected. */
  lzfpId: Defaulted<number | null>;
  /** Of a red letter to a purchase: what it takes from the deductible tax, never more than 0. */
  hcse: Defaulted<string>;
  /** 1: the blue invoice was confirmed for what this letter has left of it. */
  withinRest: Defaulted<number>;
  /** 进项税额转出 of a red letter: 0 open, 1 transferred out, 2 not wanted, for the reason `zcyy`. */
  zczt: Defaulted<number>;
  /** The month of the transfer, or of the decision against it. */
  zcnd: Defaulted<number | null>;
  zcyf: Defaulted<number | null>;
  zcyy: Defaulted<string | null>;
  zcyh: Defaulted<string | null>;
  lsh: string | null;
  url: string | null;
  detailList: Json<readonly InvoiceLine[]>;
  createTime: string;
}

interface CompanyPeriodTable extends RowVersion {
  /** Stands for the estimate and for the declared tax too: predictionId, sbszId. */
  id: Generated<number>;
  companyId: number;
  kjnd: number;
  kjqj: number;
  cjzt: number | null;
  xxCjzt: number | null;
  jxCjzt: number | null;
  jxFplx: string | null;
  fpUpdateTime: string | null;
  fpUpdateTimeExtRemark: string | null;
  fpUpdateTimeExtRemarkDetail: string | null;
  /** When the month's invoices were first collected completely; null: never. */
  collectedTime: string | null;
  byxxTotalNum: number | null;
  byxxTotalJe: string | null;
  byxxTotalSe: string | null;
  bjxxTotalNum: number | null;
  bjxxTotalJe: string | null;
  bjxxTotalSe: string | null;
  /** Sales of the last twelve months. */
  yearSales: string | null;
  /** 1 done, 2 calculating, 3 failed, 31 none this month, 32 no tax form; null: never calculated. */
  predictionStatus: number | null;
  zzshfjs: string | null;
  zzshfjsExtRemark: string | null;
  /** 人工调整: what a change by hand added to the calculated taxes, in yuan; null: nothing. */
  adjustment: string | null;
  adjustmentContent: string | null;
  zzssfl: string | null;
  currentYearSfl: string | null;
  estimate: ColumnType<StoredEstimate | null, string | null, string | null>;
  qrzzse: string | null;
  /** The amount that the bureau took, in yuan. */
  declaredAmount: ColumnType<string | null, string | null | undefined, string | null>;
  taxConfirmState: Defaulted<number>;
  checkStatus: Defaulted<number>;
  confirmationStatus: Defaulted<number>;
  checkConfirmErrorMsg: string | null;
  cancelStatus: Defaulted<number>;
  cancelErrorMsg: string | null;
  noticeTaxType: Defaulted<number>;
  noticePayType: number | null;
  doubtState: Defaulted<number>;
  taxStatus: string | null;
  content: string | null;
  fileKeyList: ColumnType<readonly string[], string | undefined, string>;
  payTime: string | null;
  paymentTimeType: number | null;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  taxDeclareStatus: Defaulted<number>;
  /** 抄报: 0 not yet, 1 done. */
  copyStatus: Defaulted<number>;
  declareTime: string | null;
  /** The reason for which a declaration failed, or in what the bureau took another amount. */
  declareError: ColumnType<string | null, string | null | undefined, string | null>;
  undoStatus: Defaulted<number>;
  /** 1: the month's accounts are closed. */
  ztQjzt: Defaulted<number>;
  updateTime: string;
}

interface SmsCodeTable {
  smsCodeId: string;
  /** The purpose of the code: it opens nothing else. */
  purpose: string;
  phone: string;
  account: string | null;
  companyId: number | null;
  /** Null: a bureau has sent it, and identifies it by its ticket. */
  code: string | null;
  ticket: Defaulted<string | null>;
  wrongCount: Defaulted<number>;
  used: Defaulted<number>;
  createTime: string;
  expireTime: string;
}
