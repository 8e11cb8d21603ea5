import type { Generated } from "kysely";

/**
 * Tables that belong to one firm. They all have a column `gsid` that is not named here:
 * only the tenant wall reads and writes it.
 */
export interface TenantTables {
  firm: { gsmc: string; dqbm: string; productType: number };
  firmProduct: { productId: number; productName: string };
  department: { deptId: Generated<number>; deptName: string; parentId: number | null; position: number };
  role: { roleId: Generated<number>; roleName: string; remark: string };
  rolePermission: { roleId: number; code: string; operationFlag: number };
  staff: StaffTable;
  staffRole: { userId: number; roleId: number };
  staffVersion: { userId: number; serviceTag: string; serviceVersion: string };
  /** Which client companies a member of staff looks after. */
  companyGrant: { companyId: number; userId: number };
  operationLog: OperationLogTable;
  idempotency: IdempotencyTable;
  token: TokenTable;
}

/** Read before it is known which firm is asking. */
interface CommonTables {
  ssoTicket: { ticketHash: string; ssoSession: string; gsid: number; account: string; expireTime: string };
}

export type UserKind = "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";

interface StaffTable {
  userId: Generated<number>;
  name: string;
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
}

interface OperationLogTable {
  id: Generated<number>;
  userId: number;
  operation: string;
  title: string;
  /** What it was done to, in words. */
  target: string;
  success: boolean;
  /** Why not, when it was refused. */
  reason: string | null;
  createTime: string;
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
  kind: "access" | "refresh";
  userId: number;
  ssoSession: string;
  expireTime: string;
  revoked: boolean;
}

/** The columns as they really are. */
export type Database = CommonTables & {
  [Table in keyof TenantTables]: TenantTables[Table] & { gsid: number };
};
