import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import type { TextPlan } from "../plans/screen-plan.ts";
import type { SectionSource } from "../sources/part-source.ts";
import { planLink } from "../plan-link.ts";

/** The words of a section, with the way that they point at. */
export function planText(
  written: NonNullable<SectionSource["text"]>,
  project: Project,
  contracts: Contracts,
): TextPlan {
  if (typeof written === "string") return { words: written };
  const { words, tone, link: source } = written;
  const link = source && planLink({ id: "text", label: source.label, steps: source.do }, project, contracts);
  return { words, ...(tone && { tone }), ...(link && { link }) };
}
