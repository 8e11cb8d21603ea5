import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { findOrCreate } from "../../../../records/write/keep-one.ts";
import type { PayrollScheme } from "../payroll-records.ts";

interface NamedScheme {
  readonly companyId: number;
  readonly xctjid?: number | undefined;
  readonly xclx?: number | undefined;
  readonly xcmc?: string | undefined;
}

/** The scheme named, else the company's first of the kind, else a new one of it. Refuses one of another company. */
export async function takeScheme(named: NamedScheme, context: FirmContext): Promise<PayrollScheme> {
  const known = await findScheme(named, context);
  if (known) return known;
  const { companyId, xclx, xcmc } = named;
  const store = await RecordStore.open("salaryScheme", context);
  const fields = { companyId, xcmc: xcmc ?? (await labelOf(Number(xclx), context)) };
  return await findOrCreate(store, fields, { xclx });
}

/** The scheme named, else the company's first of the kind; undefined where there is none yet. Refuses one of another company. */
export async function findScheme(
  named: NamedScheme,
  context: FirmContext,
): Promise<PayrollScheme | undefined> {
  const { companyId, xctjid, xclx, xcmc } = named;
  const store = await RecordStore.open("salaryScheme", context);
  if (xctjid !== undefined) {
    const scheme = (await store.find(xctjid)) as PayrollScheme;
    if (scheme.companyId !== companyId) throw new Refusal("rule", "所选薪酬方案不属于该企业，请刷新后重试");
    return scheme;
  }
  if (xclx === undefined) {
    const message = "请选择薪酬方案或薪酬类型";
    throw new Refusal("validation", message, [{ path: "xclx", message }]);
  }
  return await store.first({ where: { companyId, xclx, ...(xcmc !== undefined && { xcmc }) } });
}

async function labelOf(xclx: number, { project }: FirmContext): Promise<string> {
  const table = project.enums.get("salaryType");
  return table?.find(({ value }) => value === xclx)?.label ?? `薪酬类型 ${xclx}`;
}
