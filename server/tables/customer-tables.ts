import type { ColumnType, Generated } from "kysely";
import type { RowVersion } from "./row-version.ts";

/** The tables of client companies, without the firm's column `gsid`. Money is text with two decimals. */
export interface CustomerTables {
  company: CompanyTable;
  companyContact: ContactTable;
  tag: TagTable;
  companyTag: { companyId: number; tagId: number };
  companyService: ServiceTable;
  companyMember: MemberTable;
  serviceStop: StopTable;
  /** The client companies that a member of staff looks after. */
  companyGrant: GrantTable;
  companyGrantRecord: GrantRecordTable;
}

interface TagTable extends RowVersion {
  id: Generated<number>;
  name: string;
  color: string;
  createTime: string;
}

interface GrantTable extends RowVersion {
  companyId: number;
  userId: number;
  createTime: string | null;
}

interface CompanyTable extends RowVersion {
  companyId: Generated<number>;
  /** Customer code, unique in the firm. */
  khbm: string;
  /** Mnemonic code: initials of the name. */
  zjm: string;
  companyName: string;
  /** The name as searches by pinyin read it: see `readName`. */
  reading: string;
  companyType: string;
  taxlayerNo: string;
  taxlayerType: string;
  /** 06 files by month, 08 by quarter. */
  nsqxdm: string;
  /** 1: in the recycle bin, in service or not. */
  isRemove: number;
  removeTime: string | null;
  removeUserId: number | null;
  legalPerson: string | null;
  legalPersonPhone: string | null;
  legalPersonIdCardType: string | null;
  legalPersonIdCardNo: string | null;
  address: string | null;
  businessScope: string | null;
  registCapital: string | null;
  investLimit: string | null;
  registType: string | null;
  /** When it was founded. */
  registrationDate: string | null;
  /** When the firm's service for it began. */
  beginDate: string;
  isFdq: boolean;
  fdqStartYear: number | null;
  fdqStartMonth: number | null;
  fdqStopYear: number | null;
  fdqStopMonth: number | null;
  personCount: number | null;
  scales: string | null;
  /** 六税两费减半: the first and the last month, `YYYY-MM`. */
  surtaxReliefFrom: string | null;
  surtaxReliefTo: string | null;
  industry: string | null;
  taxlayerCreditRating: string | null;
  evaluateYear: number | null;
  financePerson: string | null;
  financePersonPhone: string | null;
  taxProxyPersonName: string | null;
  taxPersonPhone: string | null;
  provinceId: string;
  cityId: string | null;
  areaId: string | null;
  createTime: string;
  updateTime: string;
}

interface ContactTable extends RowVersion {
  id: Generated<number>;
  companyId: number;
  name: string;
  post: string | null;
  phone: string;
  email: string | null;
  wechat: string | null;
  isDecisionMaker: boolean;
  /** At most one of a company. */
  isCommon: boolean;
  remark: string | null;
  createTime: string;
}

interface ServiceTable extends RowVersion {
  companyId: number;
  /** Codes of the table `serviceItem`, with commas between. */
  serviceItems: string;
  serviceStart: string | null;
  serviceEnd: string | null;
  monthFee: string | null;
  /** 主管税务机关 */
  taxAuthority: ColumnType<string | null, string | null | undefined, string | null>;
  remark: string | null;
  updateTime: string;
}

/** Months without service, `YYYY-MM`. Of a company they neither overlap nor touch, and at most one has no end. */
interface StopTable {
  companyId: number;
  /** The first month without service. */
  stopPeriod: string;
  /** The first month with service again; null: the stop is open. */
  resumePeriod: string | null;
}

export type MemberKind = "partner" | "employee" | "investment" | "branch";

interface MemberTable {
  id: Generated<number>;
  companyId: number;
  kind: MemberKind;
  name: string;
  post: string | null;
  amount: string | null;
  /** A share as a fraction of one. */
  ratio: string | null;
  since: string | null;
}

interface GrantRecordTable {
  id: Generated<number>;
  companyId: number;
  companyName: string;
  userId: number;
  operatorId: number;
  granted: boolean;
  createTime: string;
}
