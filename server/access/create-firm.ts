import { readName } from "../../src/domain/name-reading.ts";
import type { Kysely } from "kysely";
import type { Clock } from "../platform/clock.ts";
import type { PermissionTree } from "./permission-tree.ts";
import type { Database } from "../tables/tables.ts";
import { tenantDb } from "../platform/database/tenant-db.ts";

export interface NewFirm {
  readonly name: string;
  /** Four digits of its region, e.g. 3100 for Shanghai. */
  readonly areaCode: string;
  /** Its first administrator, by the name that the single sign-on gives. */
  readonly account: string;
  readonly person: string;
  readonly phone: string;
}

const FIRST_GSID = 1001;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Begins a firm: one department, a role that may do everything, and the administrator who makes the rest. Gives its gsid. */
export async function createFirm(
  whole: Kysely<Database>,
  firm: NewFirm,
  clock: Clock,
  permissions: PermissionTree,
): Promise<number> {
  return await whole.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom("firm")
      .select((select) => select.fn.max<number | null>("gsid").as("gsid"))
      .executeTakeFirst();
    const gsid = Math.max(FIRST_GSID, (last?.gsid ?? 0) + 1);
    const db = tenantDb(transaction, gsid);
    await db.insertInto("firm").values({ gsmc: firm.name, dqbm: firm.areaCode, productType: 1 }).execute();
    await db.insertInto("firmProduct").values({ productId: 1, productName: "代账工作台" }).execute();
    const { deptId } = await db
      .insertInto("department")
      .values({ deptName: firm.name, parentId: null, position: 0, branch: 0 })
      .returning("deptId")
      .executeTakeFirstOrThrow();
    const { roleId } = await db
      .insertInto("role")
      .values({ roleName: "公司管理", remark: "全部功能" })
      .returning("roleId")
      .executeTakeFirstOrThrow();
    const codes = [...permissions.keys()].map((code) => ({ roleId, code, operationFlag: 0 }));
    await db.insertInto("rolePermission").values(codes).execute();
    const { userId } = await db
      .insertInto("staff")
      .values({
        name: firm.person,
        reading: readName(firm.person),
        account: firm.account,
        phone: firm.phone,
        deptId,
        userKind: "superAdmin",
        status: 1,
        isRemove: 0,
        permission: true,
        initStatus: 2,
        expireTime: clock.after(10 * YEAR_MS),
        lastLoginTime: null,
        createTime: clock.now(),
      })
      .returning("userId")
      .executeTakeFirstOrThrow();
    await db.insertInto("staffRole").values({ userId, roleId }).execute();
    await db
      .insertInto("staffVersion")
      .values({ userId, serviceTag: "QJ", serviceVersion: "1000" })
      .execute();
    return gsid;
  });
}
