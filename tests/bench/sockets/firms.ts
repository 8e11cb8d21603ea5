import type { Kysely } from "kysely";
import type { Authenticate } from "../../../server/access/authenticate.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";
import type { Database } from "../../../server/tables/tables.ts";

const FIRST_GSID = 1001;
const ADMINISTRATOR = 1;

/** The firm whose talks may be a storm, and the client company that they are with. */
export const STORMY = { gsid: FIRST_GSID, companyId: 2_000_001 } as const;

/** One of them is the administrator, who sees the client; the others are managers, whose departments are to be looked up. */
export const STORM_USERS = 16;

export function gsidsOf(firms: number): readonly number[] {
  return Array.from({ length: firms }, (_none, index) => FIRST_GSID + index);
}

export async function fillFirms(db: Kysely<Database>, firms: number): Promise<void> {
  for (const gsid of gsidsOf(firms))
    await db
      .insertInto("firm")
      .values({ gsid, gsmc: `云帆财税${gsid}`, dqbm: "31", productType: 1 })
      .execute();
  const firm = tenantDb(db, STORMY.gsid);
  const createTime = "2026-01-01 00:00:00";
  const form = {
    companyName: "云帆商贸",
    reading: "",
    zjm: "",
    khbm: "B0",
    taxlayerNo: "B0",
    provinceId: "31",
  };
  const kinds = { companyType: "1", taxlayerType: "1", nsqxdm: "06", isRemove: 0, isFdq: false };
  const times = { beginDate: "2026-01-01", createTime, updateTime: createTime };
  await firm
    .insertInto("company")
    .values({ companyId: STORMY.companyId, ...form, ...kinds, ...times })
    .execute();
}

export function tokenOf(gsid: number, userId: number): string {
  return `${gsid}-${userId}`;
}

/** Takes each token at its word. */
export const authenticate: Authenticate = (token = "") => {
  const [gsid = 0, id = 0] = token.split("-").map(Number);
  const signIn = { ssoSession: "bench", expireTime: "9999-12-31 00:00:00", shared: false, guest: null };
  const userKind = id === ADMINISTRATOR ? "admin" : "deptManager";
  const user = { id, gsid, name: "陈洁", userKind, grants: new Map(), signIn } as const;
  return Promise.resolve({ user, suspended: null });
};
