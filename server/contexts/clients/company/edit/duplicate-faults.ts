import { serviceStatus } from "../../../../access/served-months.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { IN_SERVICE, IN_TRASH, statusCode } from "../company-rows.ts";

interface Identifying {
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly khbm?: string | null;
}

/** Fields that no two companies of a firm share, the recycle bin included. */
export const UNIQUE = [
  ["companyName", "客户名称"],
  ["taxlayerNo", "税号"],
  ["khbm", "客户编码"],
] as const;

/** The firm's companies that have a name, tax number or customer code of one of these; `companyId`: but that one. */
export async function companiesLike(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  inputs: readonly Identifying[],
  companyId: number | null,
) {
  return await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "khbm", "isRemove"])
    .select(serviceStatus(clock).as("status"))
    .where((where) =>
      where.or(
        UNIQUE.flatMap(([path]) => {
          const values = inputs.flatMap((input) => input[path] || []);
          return values.length > 0 ? [where(path, "in", values)] : [];
        }),
      ),
    )
    .where("companyId", "!=", companyId ?? NONE)
    .orderBy("companyId")
    .execute();
}

/** Values that `others` have already; the fault says where the other one is. */
export function duplicateFaults(
  input: Identifying,
  others: Awaited<ReturnType<typeof companiesLike>>,
): FieldError[] {
  return UNIQUE.flatMap(([path, title]) => {
    const duplicate = others.find((company) => company[path] === input[path]);
    return duplicate ? [{ path, message: `${title}与${describe(duplicate)}` }] : [];
  });
}

/** No company has it. */
const NONE = 0;

function describe(duplicate: { companyName: string; status: number; isRemove: number }): string {
  const code = statusCode(duplicate);
  if (code === IN_TRASH) return `回收站中的「${duplicate.companyName}」重复，请先还原或彻底删除该客户`;
  return `${code === IN_SERVICE ? "服务中" : "已停止服务"}的「${duplicate.companyName}」重复`;
}
