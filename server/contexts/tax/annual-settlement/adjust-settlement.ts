import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { calculationFault, keepSettlement } from "./calculate-settlements.ts";
import { sortSettlements } from "./settlement.ts";

interface Named {
  readonly settlementId: number;
  readonly qyId: number;
  readonly kjnd: number;
}

const FIGURES = ["lrze", "tzzj", "tzjs", "mbks", "yyjse", "cyrs", "zcze"] as const;

/** Puts figures in the place of those that were read, with the reason, and works the tax out anew; without any, takes them out. */
export const adjustSettlement = operation("taxDeclare.hsqj.adjust", async (params, context) => {
  // A figure of the form that was left empty is the one that is read.
  const given = FIGURES.flatMap((name) => {
    const value = params[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const restricted = params.sfxz === 1 ? [["sfxz", 1] as const] : [];
  const figures = Object.fromEntries([...given, ...restricted]);
  if (Object.keys(figures).length === 0) await keepByHand(params, null, null, context);
  else await keepByHand(params, JSON.stringify(figures), params.content, context);
  return null;
});

/** Takes the figures by hand out again. */
export const resetSettlement = operation("taxDeclare.hsqj.reset", async (params, context) => {
  await keepByHand(params, null, null, context);
  return null;
});

async function keepByHand(
  { settlementId, qyId, kjnd }: Named,
  byHand: string | null,
  byHandReason: string | null,
  context: FirmContext,
): Promise<void> {
  const known = await context.db
    .selectFrom("annualSettlement")
    .select("id")
    .where("id", "=", settlementId)
    .where("companyId", "=", qyId)
    .where("kjnd", "=", kjnd)
    .executeTakeFirst();
  if (!known) throw new Refusal("missing", "该汇算清缴不存在，请刷新后重试");
  const { failed } = await sortSettlements({ kjnd, companyIds: [qyId] }, calculationFault, context);
  const [fault] = failed;
  if (fault) throw new Refusal("rule", `「${fault.companyName}」${fault.reason}`);
  const changed = await context.db
    .updateTable("annualSettlement")
    .set({ byHand, byHandReason, updateTime: context.clock.now() })
    .where("id", "=", settlementId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSettlement(changed, context);
}
