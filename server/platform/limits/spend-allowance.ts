import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { TenantDb } from "../database/tenant-db.ts";
import { Refusal, type RefusalKind } from "../errors.ts";
import { USES, type UseSubject, readAllowance } from "./allowance.ts";

/** Days begin at midnight in Shanghai. */
const SHANGHAI_SECONDS = 8 * 60 * 60;

/** Stands for the whole firm among its users. */
const FIRM = 0;

/**
 * Counts one more use by the user and by the firm, in a statement of its own that all processes share. Refuses one too
 * many, with the seconds until the next span begins. Not to be called in a transaction: a refused write counts too.
 */
export async function spend(
  db: TenantDb,
  clock: Clock,
  userId: number,
  subject: Exclude<UseSubject, "storage">,
  kind: RefusalKind = "tooFrequent",
): Promise<void> {
  const { seconds, title } = USES[subject];
  const allowance = await readAllowance(db, subject);
  const now = Math.floor(clock.epochMs() / 1000) + SHANGHAI_SECONDS;
  const period = Math.floor(now / seconds);
  const wait = (period + 1) * seconds - now;
  for (const [scope, who] of [
    ["user", userId],
    ["firm", FIRM],
  ] as const) {
    const used = await countUse(db, { subject, userId: who, period, expireTime: clock.after(wait * 1000) });
    if (used > allowance[scope]) {
      const whose = scope === "firm" ? "本公司" : "";
      throw new Refusal(kind, `${whose}${title}过于频繁，请 ${shown(wait)}后再试`, [], wait);
    }
  }
}

async function countUse(
  db: TenantDb,
  use: {
    readonly subject: string;
    readonly userId: number;
    readonly period: number;
    readonly expireTime: string;
  },
): Promise<number> {
  const { used } = await db
    .insertInto("usageCount")
    .values({ ...use, used: 1 })
    .onConflict((conflict) =>
      conflict.constraint("usage_count_pkey").doUpdateSet({ used: sql<number>`usage_count.used + 1` }),
    )
    .returning("used")
    .executeTakeFirstOrThrow();
  return used;
}

/** Refuses files for which the user, or the firm, has no more room. */
export async function assertRoom(db: TenantDb, userId: number, bytes: number): Promise<void> {
  const { user, firm } = await readAllowance(db, "storage");
  const sizes = db
    .selectFrom("file")
    .select((from) => from.fn.coalesce(from.fn.sum<number>("size"), sql.lit(0)).as("bytes"));
  const used = await sizes.where("owner", "=", userId).executeTakeFirstOrThrow();
  if (used.bytes + bytes > user)
    throw new Refusal("overQuota", `您的文件已占满 ${gigabytes(user)}，请先清理后再上传，或联系管理员`);
  const all = await sizes.executeTakeFirstOrThrow();
  if (all.bytes + bytes > firm)
    throw new Refusal("overQuota", `本公司的文件已占满 ${gigabytes(firm)}，请联系管理员`);
}

function gigabytes(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${Math.round(bytes / 1024 ** 3)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
}

function shown(seconds: number): string {
  return seconds <= 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟（${seconds} 秒）`;
}
