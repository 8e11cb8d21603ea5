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

/** Puts figures in the place of those that were read, with the reason, and works the tax out anew. */
export const adjustSettlement = operation("taxDeclare.hsqj.adjust", async (params, context) => {
  // A figure of the form that was left empty is the one that is read.
  const given = FIGURES.flatMap((name) => {
    const value = params[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const restricted = params.sfxz === 1 ? [["sfxz", 1] as const] : [];
  if (given.length + restricted.length === 0) throw new Refusal("rule", "请至少填写一项要调整的数据");
  const byHand = JSON.stringify(Object.fromEntries([...given, ...restricted]));
  await keepByHand(params, byHand, params.content, context);
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
  const { passed, failed } = await sortSettlements({ kjnd, companyIds: [qyId] }, calculationFault, context);
  const [fault] = failed;
  if (fault) throw new Refusal("rule", `「${fault.companyName}」${fault.reason}`);
  const [settlement] = passed;
  if (settlement?.id !== settlementId) throw new Refusal("missing", "该汇算清缴不存在，请刷新后重试");
  const changed = await context.db
    .updateTable("annualSettlement")
    .set({ byHand, byHandReason, updateTime: context.clock.now() })
    .where("id", "=", settlementId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSettlement(changed, context);
}
