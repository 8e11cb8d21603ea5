import type { TenantDb } from "../database/tenant-db.ts";

type Scope = "user" | "firm";

interface Use {
  /** The usual limits of a user and of a whole firm, unless the firm's own table says otherwise. */
  readonly usual: Readonly<Record<Scope, number>>;
  /** In how many seconds; null: at all. */
  readonly seconds: number | null;
  /** The name towards users. */
  readonly title: string;
}

const GB = 1024 ** 3;

/** In tries; `storage` in bytes. */
export const USES = {
  signIn: { usual: { user: 60, firm: 3000 }, seconds: 60, title: "登录" },
  upload: { usual: { user: 120, firm: 1200 }, seconds: 60, title: "上传" },
  export: { usual: { user: 20, firm: 200 }, seconds: 60, title: "导出" },
  dailyExport: { usual: { user: 500, firm: 5000 }, seconds: 24 * 60 * 60, title: "今日导出" },
  storage: { usual: { user: 5 * GB, firm: 100 * GB }, seconds: null, title: "存储" },
} as const satisfies { readonly [subject: string]: Use };

export type UseSubject = keyof typeof USES;

export async function readAllowance(
  db: TenantDb,
  subject: UseSubject,
): Promise<Readonly<Record<Scope, number>>> {
  const limits = await db
    .selectFrom("allowance")
    .select(["scope", "amount"])
    .where("subject", "=", subject)
    .execute();
  return {
    ...USES[subject].usual,
    ...Object.fromEntries(limits.map(({ scope, amount }) => [scope, amount])),
  };
}
