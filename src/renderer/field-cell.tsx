import type { ReactNode } from "react";
import type { CellLink, FieldEnvironment, FieldView, Row } from "../fields/field-view.ts";
import { fieldReader } from "../schema/dotted-field.ts";
import type { FieldPlan } from "../schema/plan/plans/screen-plan.ts";
import { BrokenMark } from "./broken-mark.tsx";
import { failureText } from "./failure-text.ts";

/** A row's field as it is read. */
export function compileFieldCell(
  plan: FieldPlan,
  view: FieldView | undefined,
  environment: FieldEnvironment,
  read: (row: Row) => unknown = fieldReader(plan.field),
): (row: Row, link?: CellLink) => ReactNode {
  const cell = compileValueCell(plan, view, environment);
  return (row, link) => {
    let value: unknown;
    try {
      value = read(row);
    } catch (error) {
      return showBroken(error);
    }
    return cell(value, row, link);
  };
}

/** A value as it is read, its kind's cell made once; one that fails shows why and leaves the others alone. */
export function compileValueCell(
  { options, kind }: Pick<FieldPlan, "options" | "kind">,
  view: FieldView | undefined,
  environment: FieldEnvironment,
): (value: unknown, row: Row, link?: CellLink) => ReactNode {
  if (!view) return () => <BrokenMark message={`没有名为「${kind}」的字段类型`} />;
  try {
    const cell = view.cell(options, environment);
    return (value, row, link) => {
      try {
        return link ? drawLinked((given) => cell(value, row, given), link) : cell(value, row);
      } catch (error) {
        return showBroken(error);
      }
    };
  } catch (error) {
    return () => showBroken(error);
  }
}

// A cell that links no part of itself is a link as a whole.
function drawLinked(draw: (link: CellLink) => ReactNode, link: CellLink): ReactNode {
  let isLinked = false;
  const drawn = draw((content) => {
    isLinked = true;
    return link(content);
  });
  return isLinked ? drawn : link(drawn);
}

function showBroken(error: unknown): ReactNode {
  return <BrokenMark message={failureText(error)} />;
}
