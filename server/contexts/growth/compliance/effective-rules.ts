import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { RISK_RULES } from "./risk-rules.ts";
import type { RiskGrade, RiskRule } from "./risk-rule.ts";

/** A rule as the firm has set it. */
export interface EffectiveRule {
  readonly rule: RiskRule;
  readonly threshold: number;
  readonly riskGrade: RiskGrade;
  /** 1 yes, 0 no. */
  readonly enabled: number;
  /** `kept`: holds even when the system brings other values. */
  readonly state: "default" | "custom" | "kept";
  readonly updateTime: string | null;
  /** Of what the firm has set; null: nothing. */
  readonly rowVersion: string | null;
}

/** A firm's own setting of a rule. */
export interface RuleSetting {
  readonly ruleCode: string;
  readonly threshold: number;
  readonly riskGrade: RiskGrade;
  readonly enabled: number;
  readonly kept: number;
  readonly updateTime: string | null;
}

type KeptSetting = RuleSetting & { readonly rowVersion?: string };

/** Every rule, as the firm wants it. */
export async function readEffectiveRules(context: FirmContext): Promise<EffectiveRule[]> {
  const store = await RecordStore.open("riskRuleConfig", context);
  return effectiveRules((await store.list()) as KeptSetting[]);
}

export function effectiveRules(settings: readonly KeptSetting[]): EffectiveRule[] {
  return RISK_RULES.map((rule) => {
    const setting = settings.find(({ ruleCode }) => ruleCode === rule.ruleCode);
    const {
      threshold,
      riskGrade,
      enabled,
      kept,
      updateTime,
      rowVersion = null,
    } = setting ?? {
      ...rule,
      enabled: 1,
      kept: 0,
      updateTime: null,
    };
    const state = setting === undefined ? "default" : kept === 1 ? "kept" : "custom";
    return { rule, threshold, riskGrade, enabled, state, updateTime, rowVersion };
  });
}
