import { yesAndNo } from "../../fields/boolean/contract.ts";
import type { FieldEnvironment, FieldView } from "../../fields/field-view.ts";
import { fractionToPercent } from "../../domain/percent.ts";
import type { CellEditPlan } from "../../schema/plan/plans/screen-plan.ts";
import { PastedName } from "./pasted-name.ts";

type Tables = Pick<FieldEnvironment, "enums">;

/** A value that a cell is chosen from. */
interface Choice {
  readonly value: unknown;
  readonly label: string;
}

/** The value that a typed or pasted text stands for; a text that is none comes back as it is, for the rules to refuse. */
export function readCellText(
  text: string,
  plan: CellEditPlan,
  view: FieldView | undefined,
  tables: Tables,
): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return plan.empty;
  const choices = choicesOf(plan, tables);
  if (choices) {
    const chosen = choices.find(({ label, value }) => label === trimmed || String(value) === trimmed);
    return chosen ? chosen.value : trimmed;
  }
  const tidied = view?.tidy ? view.tidy(text, plan.control.options) : trimmed;
  return tidied === undefined ? plan.empty : tidied;
}

/** The text with which a cell is edited. */
export function cellText(value: unknown, plan: CellEditPlan, tables: Tables): string {
  if (value === undefined || value === null) return "";
  if (value instanceof PastedName) return value.text;
  const { kind, options } = plan.control;
  if (kind === "percent" && options["of"] !== "percent" && typeof value === "number")
    return String(fractionToPercent(value));
  const label = choicesOf(plan, tables)?.find((choice) => choice.value === value)?.label;
  return label ?? (typeof value === "string" ? value : JSON.stringify(value));
}

/** The values that a cell is chosen from; undefined: it is typed. */
function choicesOf({ control }: CellEditPlan, { enums }: Tables): readonly Choice[] | undefined {
  const { kind, options } = control;
  if (kind === "enum") return enums[options["enum"] as string]?.filter(({ value }) => value !== null) ?? [];
  if (kind !== "boolean") return undefined;
  const { on, off } = yesAndNo(options);
  return [
    { value: on, label: "是" },
    { value: off, label: "否" },
  ];
}
