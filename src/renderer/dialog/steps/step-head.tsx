import { Steps } from "antd";
import type { DialogStepPlan } from "../../../schema/plan/plans/screen-plan.ts";

interface StepHeadProps {
  readonly steps: readonly DialogStepPlan[];
  readonly at: string;
  /** The steps before, of which the last with a title is the one that a detour belongs to. */
  readonly trail: readonly string[];
}

/** The steps that have titles, and the current one, which is announced to screen readers. */
export function StepHead({ steps, at, trail }: StepHeadProps) {
  const titled = steps.filter(({ title }) => title !== undefined);
  if (titled.length < 2) return null;
  const way = new Set([...trail, at]);
  const current = Math.max(
    0,
    titled.findLastIndex(({ id }) => way.has(id)),
  );
  const { title = "" } = titled[current] ?? {};
  return (
    <>
      <Steps
        className="step-head"
        size="small"
        current={current}
        items={titled.map((step) => ({ title: step.title }))}
        aria-hidden
      />
      <output className="form-unseen">{`第 ${current + 1} 步，共 ${titled.length} 步：${title}`}</output>
    </>
  );
}
