import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { TenantDb } from "../database/tenant-db.ts";
import { Refusal, type RefusalKind } from "../errors.ts";
import { type RoomSubject, USES, type UseSubject, readAllowance } from "./allowance.ts";

/** Days begin at midnight in Shanghai. */
const SHANGHAI_SECONDS = 8 * 60 * 60;

/** Stands for the whole firm among its users and clients. */
const FIRM = 0;

/**
 * Counts one more use by the user or the client company, and by the firm, in a statement of its own that all processes share. Refuses one too
 * many, with the seconds until the next span begins. Not to be called in a transaction: a refused write counts too.
 */
export async function spend(
  db: TenantDb,
  clock: Clock,
  holderId: number,
  subject: Exclude<UseSubject, RoomSubject>,
  kind: RefusalKind = "tooFrequent",
): Promise<void> {
  const { holder, seconds, title } = USES[subject];
  const allowance = await readAllowance(db, subject);
  const now = Math.floor(clock.epochMs() / 1000) + SHANGHAI_SECONDS;
  const period = Math.floor(now / seconds);
  const wait = (period + 1) * seconds - now;
  for (const [scope, who] of [
    ["one", holderId],
    ["firm", FIRM],
  ] as const) {
    const used = await countUse(db, { subject, userId: who, period, expireTime: clock.after(wait * 1000) });
    if (used > allowance[scope]) {
      const whose = scope === "one" ? "" : WHOLE_FIRM[holder];
      throw new Refusal(kind, `${whose}${title}过于频繁，请 ${shown(wait)}后再试`, [], wait);
    }
  }
}

/** The firm in the words of its users and of its clients. */
const WHOLE_FIRM = { user: "本公司", company: "您的服务机构" } as const;

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

const KEEPER = { storage: "owner", clientStorage: "companyId" } as const;

const OVER_ROOM = {
  storage: {
    one: (room: string) => `您的文件已占满 ${room}，请先清理后再上传，或联系管理员`,
    firm: (room: string) => `本公司的文件已占满 ${room}，请联系管理员`,
  },
  clientStorage: {
    one: (room: string) => `已上传的文件占满 ${room}，请联系您的会计`,
    firm: () => "暂时不能接收新的文件，请联系您的会计",
  },
} as const;

/** Refuses files for which the user or the client company, or all of them, have no more room. */
export async function assertRoom(
  db: TenantDb,
  subject: RoomSubject,
  holderId: number,
  bytes: number,
): Promise<void> {
  const { one, firm } = await readAllowance(db, subject);
  const sizes = db
    .selectFrom("file")
    .select((from) => from.fn.coalesce(from.fn.sum<number>("size"), sql.lit(0)).as("bytes"));
  const used = await sizes.where(KEEPER[subject], "=", holderId).executeTakeFirstOrThrow();
  if (used.bytes + bytes > one) throw new Refusal("overQuota", OVER_ROOM[subject].one(gigabytes(one)));
  const all = await sizes.where(KEEPER[subject], "is not", null).executeTakeFirstOrThrow();
  if (all.bytes + bytes > firm) throw new Refusal("overQuota", OVER_ROOM[subject].firm(gigabytes(firm)));
}

function gigabytes(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${Math.round(bytes / 1024 ** 3)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
}

function shown(seconds: number): string {
  return seconds <= 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟（${seconds} 秒）`;
}
