import type { TenantDb } from "../../platform/database/tenant-db.ts";
import type { HeldRow } from "./held-row.ts";

type Hold = (db: TenantDb, ids: readonly number[]) => Promise<HeldRow[]>;

/** Kind with a table of its own → its rows with these identifiers, locked in their order. */
export const OWN_TABLES: Readonly<Record<string, Hold>> = {
  company: async (db, ids) => {
    const rows = await db
      .selectFrom("company")
      .selectAll()
      .where("companyId", "in", ids)
      .orderBy("companyId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.companyId, name: row.companyName, values: row }));
  },
  companyService: async (db, ids) => {
    const rows = await db
      .selectFrom("companyService")
      .selectAll()
      .where("companyId", "in", ids)
      .orderBy("companyId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.companyId, name: "服务合同", values: row }));
  },
  companyContact: async (db, ids) => {
    const rows = await db
      .selectFrom("companyContact")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, values: row }));
  },
  companyGrant: async (db, ids) => {
    const rows = await db
      .selectFrom("companyGrant")
      .selectAll()
      .where("companyId", "in", ids)
      .orderBy("userId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.companyId, name: "派工", values: row }));
  },
  companyPeriod: async (db, ids) => {
    const rows = await db
      .selectFrom("companyPeriod")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, name: `${row.kjnd}年${row.kjqj}月税款`, values: row }));
  },
  incomeTaxFiling: async (db, ids) => {
    const rows = await db
      .selectFrom("incomeTaxFiling")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, name: `${row.kjnd}年第${row.quarter}季度所得税`, values: row }));
  },
  annualSettlement: async (db, ids) => {
    const rows = await db
      .selectFrom("annualSettlement")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, name: `${row.kjnd}年度汇算清缴`, values: row }));
  },
  tag: async (db, ids) => {
    const rows = await db
      .selectFrom("tag")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, values: row }));
  },
  department: async (db, ids) => {
    const rows = await db
      .selectFrom("department")
      .selectAll()
      .where("deptId", "in", ids)
      .orderBy("deptId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.deptId, name: row.deptName, values: row }));
  },
  role: async (db, ids) => {
    const rows = await db
      .selectFrom("role")
      .selectAll()
      .where("roleId", "in", ids)
      .orderBy("roleId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.roleId, name: row.roleName, values: row }));
  },
  savedFilter: async (db, ids) => {
    const rows = await db
      .selectFrom("savedFilter")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, ownerId: row.userId, values: row }));
  },
  staff: async (db, ids) => {
    const rows = await db
      .selectFrom("staff")
      .selectAll()
      .where("userId", "in", ids)
      .orderBy("userId")
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, id: row.userId, values: row }));
  },
};
