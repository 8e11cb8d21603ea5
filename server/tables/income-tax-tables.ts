import type { ColumnType, Generated } from "kysely";
import type { RowVersion } from "./row-version.ts";

/** The tables of income tax, without the firm's column `gsid`. Money is text with two decimals. */
export interface IncomeTaxTables {
  incomeTaxFiling: IncomeTaxFilingTable;
  annualSettlement: AnnualSettlementTable;
}

/** Figures that a user has put in the place of those that were read, in yuan; absent: as read. */
export interface FiguresByHand {
  readonly lrze?: number;
  readonly mbks?: number;
  readonly jcfy?: number;
  readonly yyjse?: number;
  readonly cyrs?: number;
  readonly zcze?: number;
  /** 1: 国家限制或禁止行业. */
  readonly sfxz?: number;
}

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A filing since its client was notified of it. */
interface ToldFiling {
  /** In yuan; negative: paid back. Null: not notified. */
  toldAmount: Optional<string>;
  /** The amount that the bureau took, in yuan. */
  declaredAmount: Optional<string>;
  taxStatus: Optional<string>;
  /** As of a month's tax: 0 none, 1 of the firm, 2 of the client. */
  doubtState: Defaulted<number>;
  fileKeyList: ColumnType<readonly string[], string | undefined, string>;
}

interface IncomeTaxFilingTable extends RowVersion, ToldFiling {
  id: Generated<number>;
  companyId: number;
  /** 3 企业所得税, 11 经营所得个人所得税. */
  szid: number;
  kjnd: number;
  quarter: number;
  /** 0 not yet, 1 done, 3 failed. */
  calcStatus: Defaulted<number>;
  calcTime: Optional<string>;
  calcError: Optional<string>;
  /** 1 the books, 2 invoices; what stands in `byHand` goes before. */
  profitSource: Optional<number>;
  byHand: ColumnType<FiguresByHand | null, string | null | undefined, string | null>;
  byHandReason: Optional<string>;
  /** 利润总额 since January. */
  lrze: Optional<string>;
  /** 弥补以前年度亏损. */
  mbks: Optional<string>;
  /** 投资者减除费用, of 经营所得 alone. */
  jcfy: Optional<string>;
  /** 应纳税所得额, 实际利润额. */
  ynssde: Optional<string>;
  sl: Optional<string>;
  /** 小型微利企业. */
  sfxw: Optional<number>;
  cyrs: Optional<number>;
  zcze: Optional<string>;
  /** 应纳所得税额 and 减免所得税额 since January. */
  ynsdse: Optional<string>;
  jmsdse: Optional<string>;
  /** Prepaid for the year's earlier quarters. */
  yyjse: Optional<string>;
  /** 本期应补（退）税额. */
  ybtse: Optional<string>;
  /** 0 not notified, 1 notified, 2 to be paid, 3 done. */
  noticeTaxType: Defaulted<number>;
  content: Optional<string>;
  paymentTimeType: Optional<number>;
  payTime: Optional<string>;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  taxDeclareStatus: Defaulted<number>;
  declareTime: Optional<string>;
  declareError: Optional<string>;
  updateTime: string;
}

/** The same of a year's settlement. */
export interface SettlementByHand {
  readonly lrze?: number;
  readonly tzzj?: number;
  readonly tzjs?: number;
  readonly mbks?: number;
  readonly yyjse?: number;
  readonly cyrs?: number;
  readonly zcze?: number;
  /** 1: 国家限制或禁止行业. */
  readonly sfxz?: number;
}

interface AnnualSettlementTable extends RowVersion, ToldFiling {
  id: Generated<number>;
  companyId: number;
  kjnd: number;
  /** 0 not yet, 1 done, 2 under way, 3 failed. */
  calcStatus: Defaulted<number>;
  calcTime: Optional<string>;
  calcError: Optional<string>;
  /** 1 the books, 2 invoices; what stands in `byHand` goes before. */
  profitSource: Optional<number>;
  byHand: ColumnType<SettlementByHand | null, string | null | undefined, string | null>;
  byHandReason: Optional<string>;
  /** 营业收入, 营业成本, 期间费用; null: the books do not have the whole year. */
  yysr: Optional<string>;
  yycb: Optional<string>;
  qjfy: Optional<string>;
  /** 业务招待费 of the books. */
  ywzdf: Optional<string>;
  /** 利润总额. */
  lrze: Optional<string>;
  /** 纳税调整增加额, 纳税调整减少额. */
  tzzj: Optional<string>;
  tzjs: Optional<string>;
  /** 弥补以前年度亏损. */
  mbks: Optional<string>;
  /** 应纳税所得额. */
  ynssde: Optional<string>;
  sl: Optional<string>;
  /** 小型微利企业. */
  sfxw: Optional<number>;
  cyrs: Optional<number>;
  zcze: Optional<string>;
  /** 应纳所得税额, 减免所得税额. */
  ynsdse: Optional<string>;
  jmsdse: Optional<string>;
  /** Prepaid for the quarters of the year. */
  yyjse: Optional<string>;
  /** 本年应补（退）所得税额; negative: paid back. */
  ybtse: Optional<string>;
  /** 0 not notified, 1 notified, 2 to be paid or paid back, 3 done. */
  noticeTaxType: Defaulted<number>;
  content: Optional<string>;
  paymentTimeType: Optional<number>;
  payTime: Optional<string>;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  taxDeclareStatus: Defaulted<number>;
  declareTime: Optional<string>;
  declareError: Optional<string>;
  updateTime: string;
}
