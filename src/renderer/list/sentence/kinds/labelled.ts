import { yesAndNo } from "../../../../fields/boolean/contract.ts";
import { enumEntries } from "../../../../fields/enum/enum-labels.ts";
import { plainText } from "../../../../domain/plain-text.ts";
import type { Json } from "../../../../schema/plan/plans/screen-plan.ts";
import { labelAt, type Labelled, readLabels } from "../read-labels.ts";
import type { Reader, Writer } from "../reading.ts";
import { takesMany } from "./takes-many.ts";

export const readEnum: Reader = (text, { options }, { enums }, place) => {
  const all = options.all as { readonly label: string; readonly value?: Json } | undefined;
  const entries = enumEntries(options, enums).flatMap(({ value, label, all: isAll }) =>
    value === null || isAll ? [] : [{ value, label }],
  );
  return readLabels(text, entries, { isMultiple: takesMany(options), ...place, all });
};

export const readState: Reader = (text, { options }, { states }, place) => {
  const cases = states[plainText(options.state)]?.cases ?? [];
  return readLabels(text, cases, { isMultiple: takesMany(options), ...place });
};

/** The title names the condition: 有回单, 没有回单; 是否置顶 is also 置顶 and 未置顶. */
export const readBoolean: Reader = (text, { title, options }, _tables, { isTitled, isNegated }) => {
  const { on, off } = yesAndNo(options);
  const yes = isNegated ? off : on;
  const no = isNegated ? on : off;
  if (isTitled) {
    const found = labelAt(text, [
      { value: "no", label: "否" },
      { value: "no", label: "没有" },
      { value: "yes", label: "是" },
      { value: "yes", label: "有" },
    ]);
    return found ? { length: found.length, value: found.value === "yes" ? yes : no } : null;
  }
  const asked = title.replace(/^是否/u, "");
  const core = asked.replace(/^(?:已有|已|有)/u, "");
  const has = asked.startsWith("有") || asked.startsWith("已有");
  const entries: readonly Labelled[] = [
    ...[title, asked, `已${core}`, ...(has ? [`有${core}`] : [core])].map((label) => ({
      value: "yes",
      label,
    })),
    ...["未", "没", "没有", ...(has ? ["无", "未有"] : ["不", "非"])].map((word) => ({
      value: "no",
      label: word + core,
    })),
  ].filter(({ label }) => label.length > 1);
  const found = labelAt(text, entries);
  return found ? { length: found.length, value: found.value === "yes" ? yes : no } : null;
};

export const writeEnum: Writer = (value, { options }, { enums }) =>
  labelsOf(value, enumEntries(options, enums));

export const writeState: Writer = (value, { options }, { states }) =>
  labelsOf(value, states[plainText(options.state)]?.cases ?? []);

export const writeBoolean: Writer = (value, { options }) => (value === yesAndNo(options).on ? "是" : "否");

function labelsOf(value: Json, entries: readonly { readonly value: Json; readonly label: string }[]): string {
  if (value === null) return "全部";
  const values = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return values
    .map((held) => entries.find((entry) => entry.value === held)?.label ?? plainText(held))
    .join("、");
}
