import type { TenantDb } from "../database/tenant-db.ts";

type Holder = "user" | "company";

interface Use {
  /** The kind of holder that has a limit of its own beside that of the whole firm. */
  readonly holder: Holder;
  /** The usual limits of one holder and of all of the firm, unless the firm's own table says otherwise. */
  readonly usual: Limits;
  /** In how many seconds; null: at all. */
  readonly seconds: number | null;
  /** The name towards users. */
  readonly title: string;
}

interface Limits {
  readonly one: number;
  readonly firm: number;
}

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** In tries; storage in bytes. A signal is a write that comes by itself. */
export const USES = {
  signIn: { holder: "user", usual: { one: 60, firm: 3000 }, seconds: 60, title: "登录" },
  upload: { holder: "user", usual: { one: 120, firm: 1200 }, seconds: 60, title: "上传" },
  export: { holder: "user", usual: { one: 20, firm: 200 }, seconds: 60, title: "导出" },
  dailyExport: { holder: "user", usual: { one: 500, firm: 5000 }, seconds: 24 * 60 * 60, title: "今日导出" },
  storage: { holder: "user", usual: { one: 5 * GB, firm: 100 * GB }, seconds: null, title: "存储" },
  signal: { holder: "user", usual: { one: 240, firm: 12_000 }, seconds: 60, title: "上报" },
  clientUpload: { holder: "company", usual: { one: 30, firm: 600 }, seconds: 60, title: "上传" },
  clientWords: { holder: "company", usual: { one: 30, firm: 600 }, seconds: 60, title: "发送" },
  clientStorage: { holder: "company", usual: { one: 300 * MB, firm: 30 * GB }, seconds: null, title: "存储" },
} as const satisfies { readonly [subject: string]: Use };

export type UseSubject = keyof typeof USES;
export type RoomSubject = "storage" | "clientStorage";

export async function readAllowance(db: TenantDb, subject: UseSubject): Promise<Limits> {
  const limits = await db
    .selectFrom("allowance")
    .select(["scope", "amount"])
    .where("subject", "=", subject)
    .execute();
  const { holder, usual } = USES[subject];
  const own = Object.fromEntries(limits.map(({ scope, amount }) => [scope, amount]));
  return { one: own[holder] ?? usual.one, firm: own.firm ?? usual.firm };
}
