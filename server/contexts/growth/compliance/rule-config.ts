import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { type EffectiveRule, readEffectiveRules } from "./effective-rules.ts";

/** Every rule of the examination with the system's values and the firm's own. */
export const listRules = operation(
  "compliance.ruleConfig.list",
  async ({ category, keyword = "", enabled, state }, context) => {
    const rules = await readEffectiveRules(context);
    return rules
      .filter(({ rule }) => category === undefined || rule.category === category)
      .filter(({ rule }) => rule.title.includes(keyword.trim()))
      .filter((rule) => enabled === undefined || rule.enabled === enabled)
      .filter((rule) => state === undefined || rule.state === state)
      .map(present);
  },
);

function present({ rule, threshold, riskGrade, enabled, state, updateTime, rowVersion }: EffectiveRule) {
  const { ruleCode, title, category, basis, unit, score } = rule;
  return {
    ruleCode,
    title,
    category,
    basis,
    unit,
    threshold,
    riskGrade,
    score,
    enabled,
    state,
    updateTime,
    rowVersion,
    description: rule.isBelow
      ? `${rule.description}，低于预警值提示`
      : `${rule.description}，达到两倍时等级上调一级`,
    defaultThreshold: rule.threshold,
    defaultGrade: rule.riskGrade,
  };
}

/** Sets a rule for the firm; what is not named stays as it is. Takes effect with the next examination. */
export const editRule = operation("compliance.ruleConfig.edit", async ({ ruleCode, ...wanted }, context) => {
  const [rule] = await findRules([ruleCode], context);
  if (wanted.threshold === 0 && !rule?.rule.isBelow) {
    const message = "预警值必须大于 0";
    throw new Refusal("validation", message, [{ path: "threshold", message }]);
  }
  if (rule) await keepSetting(rule, wanted, context);
  return null;
});

/** Holds on to the rules' present values, even when the system brings others one day; gives how many. */
export const keepRules = operation("compliance.ruleConfig.remain", async ({ ruleCodes }, context) => {
  const rules = await findRules(ruleCodes, context);
  for (const rule of rules) await keepSetting(rule, { kept: 1 }, context);
  return rules.length;
});

/** Gives the rules back to the system, all of them when none is named; gives how many had been set otherwise. */
export const resumeRules = operation("compliance.ruleConfig.resume", async ({ ruleCodes }, context) => {
  context.concerns("全部风险规则");
  const codes =
    ruleCodes === undefined
      ? undefined
      : (await findRules(ruleCodes, context)).map(({ rule }) => rule.ruleCode);
  const store = await RecordStore.open("riskRuleConfig", context);
  const settings = await store.list(codes === undefined ? {} : { where: { ruleCode: codes } });
  await store.remove(settings);
  return settings.length;
});

async function findRules(ruleCodes: readonly string[], context: FirmContext): Promise<EffectiveRule[]> {
  const rules = await readEffectiveRules(context);
  const wanted = rules.filter(({ rule }) => ruleCodes.includes(rule.ruleCode));
  if (wanted.length < new Set(ruleCodes).size)
    throw new Refusal("missing", "所选风险规则不存在，请刷新后重试");
  context.concerns(wanted.map(({ rule }) => rule.title).join("、"));
  return wanted;
}

async function keepSetting(
  { rule, threshold, riskGrade, enabled, state }: EffectiveRule,
  wanted: object,
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("riskRuleConfig", context);
  const kept = state === "kept" ? 1 : 0;
  await keepOne(store, { ruleCode: rule.ruleCode }, { threshold, riskGrade, enabled, kept, ...wanted });
}
