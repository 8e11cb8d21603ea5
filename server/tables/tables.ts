import type { ColumnType, Generated } from "kysely";
import type { RowVersion } from "./row-version.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { HelpTables } from "./help-tables.ts";
import type { IncomeTaxTables } from "./income-tax-tables.ts";
import type { InvoiceTables } from "./invoice-tables.ts";
import type { OutboxTables } from "./outbox-tables.ts";
import type { SettingTables } from "./setting-tables.ts";

/**
 * Tables that belong to one firm. They all have a column `gsid` that is not named here:
 * only the tenant wall reads and writes it.
 */
export interface TenantTables
  extends CustomerTables, IncomeTaxTables, InvoiceTables, OutboxTables, SettingTables {
  firm: { gsmc: string; dqbm: string; productType: number };
  firmProduct: { productId: number; productName: string };
  department: DepartmentTable;
  role: RoleTable;
  rolePermission: { roleId: number; code: string; operationFlag: number };
  staff: StaffTable;
  staffRole: { userId: number; roleId: number };
  staffVersion: { userId: number; serviceTag: string; serviceVersion: string };
  operationLog: OperationLogTable;
  fieldChange: FieldChangeTable;
  /** Empty outside of a transaction that is changing rows. */
  changeCapture: { id: Generated<number>; source: string; beforeRow: ChangedRow; afterRow: ChangedRow };
  logSeal: LogSealTable;
  idempotency: IdempotencyTable;
  token: TokenTable;
  ssoTicket: SsoTicketTable;
  /** The codes that let a caller without a token set a new password. */
  passwordState: { stateHash: string; userId: number; expireTime: string };
  /** At most one of a user. */
  shareCode: {
    codeHash: string;
    userId: number;
    expireTime: string;
    /** The sign-in that gave it; null: given before this was kept. */
    ssoSession: Generated<string | null>;
  };
  signOnIdentity: SignOnIdentityTable;
  clientLink: ClientLinkTable;
  screenLock: ScreenLockTable;
  /** The retention periods of a firm that differ from the usual. */
  retention: { subject: string; days: number };
  /** The allowances of a firm that differ from the usual. */
  allowance: { subject: string; scope: string; amount: number };
  usageCount: UsageCountTable;
  job: JobTable;
  file: FileTable;
  importPlan: ImportPlanTable;
  importMapping: ImportMappingTable;
  plainRecord: PlainRecordTable;
}

export type UserKind = "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";

interface RoleTable extends RowVersion {
  roleId: Generated<number>;
  roleName: string;
  remark: string;
  /** Another one after every change of its permissions. */
  permissionVersion: Generated<number>;
}

interface DepartmentTable extends RowVersion {
  deptId: Generated<number>;
  deptName: string;
  parentId: number | null;
  /** Among those with the same parent. */
  position: number;
  /** 1: a branch of the firm, managed by its own administrators. */
  branch: Generated<number>;
}

interface StaffTable extends RowVersion {
  userId: Generated<number>;
  name: string;
  /** The name as searches by pinyin read it: see `readName`. */
  reading: string;
  account: string;
  phone: string;
  deptId: number;
  userKind: UserKind;
  /** 1 works, 0 is stopped. */
  status: number;
  /** 1: deleted; the row stays for the records that name it. */
  isRemove: number;
  /** true: configured; false: home page only; null: nothing configured. */
  permission: boolean | null;
  /** 2: the account has been opened. */
  initStatus: number;
  expireTime: string;
  lastLoginTime: string | null;
  createTime: string;
  /** As `hashPassword` writes it; null: none has been set. */
  passwordHash: Generated<string | null>;
  /** When its owner last entered it correctly. */
  passwordChecked: Generated<string | null>;
  /** 1: its owner has to set a new one before signing in. */
  passwordDue: Generated<number>;
}

interface OperationLogTable {
  id: Generated<number>;
  userId: number;
  operation: string;
  title: string;
  /** The object of the action, in words. */
  target: string;
  success: boolean;
  /** The reason of a refusal; null: it was done. */
  reason: string | null;
  createTime: string;
  /** The number of its request; its changes and the jobs that it left have the same one. */
  requestNo: Generated<string | null>;
  clientIp: Generated<string | null>;
  /** The client who did it by a link of the user, in words; null: the user. */
  actor: Generated<string | null>;
  /** The batch that it is sealed with; null: none yet. */
  seal: Generated<number | null>;
}

/** One field of one record that a user changed, as users read it. */
interface FieldChangeTable {
  id: Generated<number>;
  requestNo: string;
  userId: number;
  /** The action, as the log entry says it. */
  title: string;
  /** The client company that it is about. */
  companyId: number | null;
  /** The kind of record, in words. */
  kind: string;
  recordId: string;
  recordName: string;
  change: "create" | "update" | "delete";
  field: string;
  fieldTitle: string;
  beforeText: string | null;
  afterText: string | null;
  createTime: string;
  /** As of the log entry. */
  actor: Generated<string | null>;
  seal: Generated<number | null>;
}

/** A row as JSON, its columns named as in the database. */
type ChangedRow = Readonly<Record<string, unknown>> | null;

/** The batches of a firm, counted from 1. */
interface LogSealTable {
  seal: number;
  entryCount: number;
  changeCount: number;
  /** Over the hash of the batch before and all rows of this one. */
  hash: string;
  /** Of its newest row. */
  lastTime: string;
  sealTime: string;
  /** Its rows were cleared away with all before them: the place to check from. */
  cleared: Generated<boolean>;
}

interface IdempotencyTable {
  userId: number;
  key: string;
  operation: string;
  /** Hash of the parameters: the same key must mean the same intent. */
  fingerprint: string;
  /** The first answer's result, as JSON text; null only inside the transaction that is making it. */
  result: string | null;
  createTime: string;
}

interface TokenTable {
  tokenHash: string;
  userId: number;
  ssoSession: string;
  expireTime: string;
  revoked: boolean;
  /** Got by a share code: a guest works in the user's name. */
  shared: Generated<boolean>;
  /** The name that a guest of a shared sign-in gave; null: the user, or a row older than this column. */
  guest: Generated<string | null>;
  /** null: from before this was kept. */
  createTime: Generated<string | null>;
  /** The last deed by it, to the minute, in a firm that ends idle sign-ins; null: none was kept yet. */
  lastUse: Generated<string | null>;
}

/** A person of the single sign-on and the account that they have, or ask for. */
interface SignOnIdentityTable {
  id: Generated<number>;
  userId: number;
  issuer: string;
  /** Never changes at the issuer, whatever the person is called there. */
  subject: string;
  /** The account as the provider named it when they first came. */
  shownName: string;
  /** 0: asks for the account; 1: has it, as the only one. */
  state: number;
  createTime: string;
  /** Null: not agreed to yet, or the first administrator of the firm. */
  agreeUserId: Generated<number | null>;
  agreeTime: Generated<string | null>;
}

interface SsoTicketTable {
  ticketHash: string;
  ssoSession: string;
  account: string;
  expireTime: string;
  /** As of the tokens that it gives. */
  shared: Generated<boolean>;
  guest: Generated<string | null>;
  /** When they end at the latest; null: after their usual time. */
  sessionEnd: Generated<string | null>;
}

/** The links by which their bearers act as a client company; at most one of a user for each. */
/** A sign-in whose screens are locked by a code. */
interface ScreenLockTable {
  userId: number;
  ssoSession: string;
  pinHash: string;
  /** Wrong codes since it was locked. */
  failures: Generated<number>;
  createTime: string;
}

interface ClientLinkTable {
  linkId: Generated<number>;
  linkHash: string;
  /** The user who made it. */
  userId: number;
  /** The sign-in that made it. */
  ssoSession: string;
  companyId: number;
  /** The name of the client as staff read it. */
  clientName: string;
  createTime: string;
  expireTime: string;
  /** When and from where it was used last, within a minute; null: never. */
  lastTime: Generated<string | null>;
  lastIp: Generated<string | null>;
}

interface UsageCountTable {
  subject: string;
  /** Of what clients use, the client company; 0: the whole firm. */
  userId: number;
  /** Number of the span of time since 1970. */
  period: number;
  used: number;
  expireTime: string;
}

interface JobTable {
  /** Jobs are taken up in this order. */
  id: Generated<number>;
  taskid: string;
  kind: string;
  title: string;
  /** The name of the task in the browser: a screen's id, or the kind. */
  module: string;
  userId: number;
  /** JSON text. */
  params: string;
  /** 0 waits or runs, 1 done, 2 failed, 3 partly failed. */
  status: number;
  /** In percent. */
  progress: number;
  message: string | null;
  fileKey: string | null;
  createTime: string;
  startTime: string | null;
  endTime: string | null;
  attempts: number;
  /** The process that works on it, and until when no other may: by the database's own clock, which all processes share. */
  runner: string | null;
  lease: string | null;
  /** The point at which a job that works in parts goes on after a break, as JSON text. */
  resume: string | null;
  /** 0 a user waits for it, 1 nightly work. */
  priority: Generated<number>;
  /** Tries that failed for a passing reason since the last finished part. */
  retries: Generated<number>;
  /** Not to be tried before, by the database's clock. */
  notBefore: Generated<string | null>;
  /** When it was last taken up, by the database's clock: firms take turns. */
  takenAt: Generated<string | null>;
  /** Of what it is to do; while it waits or runs, its user leaves no second one like it. */
  fingerprint: Generated<string | null>;
  /** The schedule that left it; null: a user. */
  schedule: Generated<string | null>;
  /** Of the request that left it. */
  requestNo: Generated<string | null>;
  /** A user has cancelled it: it is to end, or has ended. */
  cancelled: Generated<boolean>;
  cancelUserId: Generated<number | null>;
}

interface FileTable {
  fileKey: string;
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  content: Uint8Array;
  /** The user it belongs to; null: a client company. */
  owner: number | null;
  /** The client company that it belongs to. */
  companyId: Generated<number | null>;
  createTime: string;
}

/** A file that was read and shown to its user, and of which nothing is kept yet. */
interface ImportPlanTable {
  planKey: string;
  kind: string;
  /** The operation that took the file in: who may not call it any more may not keep its rows either. */
  operation: string;
  target: ColumnType<object, string, string>;
  owner: number;
  fileKey: string;
  answers: ColumnType<object, string, string>;
  /** With the options of each. */
  questions: ColumnType<object, string, string>;
  /** Of what would be done: the job stops where it would do something else. */
  digest: string;
  createTime: string;
}

/** The firm's reading of the columns of files with the same head. */
interface ImportMappingTable {
  kind: string;
  /** The hash of the titles. */
  head: string;
  /** Bare title → the name of our column, or null. */
  fields: ColumnType<object, string, string>;
  createTime: string;
}

interface PlainRecordTable extends RowVersion {
  id: Generated<number>;
  /** The kind of record that it belongs to: `parcel`. */
  resource: string;
  /** JSON text, written and compared; read as `fields::text`. */
  fields: string;
  createTime: string;
  updateTime: string | null;
  createUserId: number | null;
  /** The client company that it belongs to; null: the firm's own. */
  companyId: number | null;
  kjnd: number | null;
  kjqj: number | null;
  /** 1: in the recycle bin. */
  isRemove: Generated<number>;
}

/** Tables of no firm: out of reach behind the tenant wall. */
interface SystemTables extends HelpTables {
  /** The last time of each schedule that was seen to. */
  scheduleTurn: { schedule: string; due: string };
  /** One row: the number of the newest message of the outbox. */
  outboxNumber: { last: number };
}

/** The columns as they really are. */
export type Database = {
  [Table in keyof TenantTables]: TenantTables[Table] & { gsid: number };
} & SystemTables;
