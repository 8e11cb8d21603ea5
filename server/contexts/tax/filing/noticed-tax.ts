import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { PayDays } from "../company-period/period-days.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import type { NoticeFigures } from "../tax-notice/notice-figures.ts";

/** The state of a filing, as the row of each tax has it. */
export interface FilingState {
  readonly id: number;
  readonly companyId: number;
  /** 0 not notified, 1 notified, 2 to be paid, 3 done. */
  readonly noticeTaxType: number;
  /** `doubtful`: the firm itself has a doubt. */
  readonly taxStatus: string | null;
  readonly doubtState: number;
  /** The words of the notice, or those of the client's doubt. */
  readonly content: string | null;
  readonly fileKeyList: readonly string[];
  readonly paymentTimeType: number | null;
  readonly payTime: string | null;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  readonly taxDeclareStatus: number;
}

/** How far the notice of a tax to a client is. */
export type NoticeState = Pick<FilingState, "companyId" | "noticeTaxType" | "doubtState">;

/** Changes of a row as a filing goes on; amounts in yuan. */
export interface FilingChanges extends Partial<Omit<FilingState, "id" | "companyId">> {
  readonly toldAmount?: string | null;
  readonly declaredAmount?: string;
  readonly declareTime?: string;
  readonly declareError?: string | null;
}

/** A client as its notice names it. */
export interface NoticedClient {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly areaId: string | null;
}

/** A client, as far as it decides whether it files a tax. */
export interface Taxpayer {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly companyType: string;
  readonly registType: string | null;
  readonly registrationDate: string | null;
}

/** The words of a tax in the reasons that its users read. */
export interface FilingWords {
  /** Notified and declared: 税款, 汇算清缴税款. */
  readonly tax: string;
  /** Worked out: 税款, 汇算清缴. */
  readonly work: string;
  /** On its way to the bureau: 正在申报, 的增值税正在申报中. */
  readonly declaring: string;
  /** Done at the bureau: 已申报, 汇算清缴已申报. */
  readonly declared: string;
}

interface Judge<Row> {
  /** A method: a row goes back to the tax that gave it. */
  faultOf(row: Row): string | null;
}

/** The reason against an act on one of the rows that were read for it; null: there is none. */
export type FaultOf<Row> = Judge<Row>["faultOf"];

/** The reasons against an act on rows of a month; whatever they depend on is read at once for all of them. */
export type FilingFaults<Row> = (
  rows: readonly Row[],
  month: Month,
  context: FirmContext,
) => Promise<FaultOf<Row>> | FaultOf<Row>;

export type RowScope = Pick<FirmContext, "db" | "clock">;

/** A tax of which clients are notified, and which they answer. A period is the month with which it is declared. */
export interface NoticedTax<Row> extends NoticedRows<Row> {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  /** 企业所得税. */
  readonly name: string;
  readonly words: FilingWords;
  /** 2026年第3季度. */
  readonly periodName: (month: Month) => string;
  /** The tax in the words of a notice: 2026 年第 3 季度企业所得税预缴. */
  readonly subject: (client: NoticedClient, month: Month) => string;
  /** The days that its declaration covers. */
  readonly covers: (client: NoticedClient, month: Month) => string;
  readonly deadline: (client: Pick<NoticedClient, "areaId">, month: Month, context: FirmContext) => string;
  readonly payDays: (month: Month, context: FirmContext) => PayDays;
  /** The reason for which a client does not file it; null: it does. */
  readonly exemption: (client: Taxpayer, month: Month) => string | null;
  /** The reason for which a period cannot be notified yet. `now`: Asia/Shanghai. */
  readonly runningFault: (month: Month, now: string) => string | null;
  /** The period is history: no act on its notice is left to firm or client, whatever its state. `now`: Asia/Shanghai. */
  readonly isClosed: (month: Month, now: string) => boolean;
}

/** Methods: a row goes back to the tax that gave it. */
interface NoticedRows<Row> {
  /** The rows of these companies, locked for a change, made where there is none yet. */
  take(companyIds: readonly number[], month: Month, scope: RowScope): Promise<Row[]>;
  /** Those that there are, as they are. */
  read(companyIds: readonly number[], month: Month, context: FirmContext): Promise<Row[]>;
  /** The last ones of a company that were notified, the newest first. */
  readNotified(companyId: number, count: number, context: FirmContext): Promise<Row[]>;
  /** The companies that a month's rows are of, with how far their notices are. */
  readNoticeStates(month: Month, db: TenantDb): Promise<readonly NoticeState[]>;
  write(rows: readonly Row[], changes: FilingChanges, scope: RowScope): Promise<void>;
  state(row: Row): FilingState;
  month(row: Row): Month;
  /** The amount to be paid as it is now, in yuan, negative where it is paid back; null: not worked out. */
  now(row: Row): string | null;
  /** The amount of which the client was notified, in yuan. */
  told(row: Row): string | null;
  /** The reasons for which clients cannot be notified of the amounts of rows. */
  amountFaults(...of: Parameters<FilingFaults<Row>>): ReturnType<FilingFaults<Row>>;
  /** The reason against choosing when a tax is taken that its client was notified of. */
  payTimeFault(row: Row): string | null;
  /** Company → the figures of which its notice is made. */
  readFigures(
    rows: readonly Row[],
    month: Month,
    context: FirmContext,
  ): Promise<ReadonlyMap<number, NoticeFigures>>;
}

/** Amounts up to one yuan are neither collected nor paid back. */
const LEAST_DUE = 1;

/** There is a tax to be paid. */
export function isDue(amount: string | number | null): boolean {
  return Number(amount) > LEAST_DUE;
}

/** There is a tax to be paid, or to be paid back. */
export function isOpenBalance(amount: string | number | null): boolean {
  return Math.abs(Number(amount)) > LEAST_DUE;
}
