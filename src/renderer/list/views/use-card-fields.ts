import { useMemo, type ReactNode } from "react";
import type { CellLink, FieldEnvironment, Row } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../../field-cell.tsx";
import type { Scope, Screen } from "../../host.ts";
import { columnReader, namesForCells } from "../grid/column-reader.ts";
import { seeColumns, type SeenColumn } from "../grid/seen-columns.ts";

/** A column as a card shows it. */
export interface CardField {
  readonly id: string;
  readonly title: string;
  /** Id of the row action that a click on the value starts. */
  readonly action: string | undefined;
  readonly cell: (row: Row, link?: CellLink) => ReactNode;
}

interface CardFieldsInput {
  readonly screen: Screen<ListPlan>;
  readonly environment: FieldEnvironment;
  readonly scope: Scope;
  /** Ids of columns. */
  readonly card: readonly string[];
}

/** The columns of a card that this user may see, whatever columns the table shows. */
export function useCardFields({ screen, environment, scope, card }: CardFieldsInput): readonly CardField[] {
  const { plan, host } = screen;
  const cellScope = namesForCells(plan.columns, scope);
  const seenText = JSON.stringify(seeColumns(plan.columns, host, scope));
  return useMemo(() => {
    const seen = new Map((JSON.parse(seenText) as readonly SeenColumn[]).map((entry) => [entry.id, entry]));
    return card.flatMap((id): readonly CardField[] => {
      const column = plan.columns.find((candidate) => candidate.id === id);
      const title = seen.get(id)?.title;
      if (!column || title === undefined) return [];
      const read = columnReader(column, { scope: cellScope, states: environment.states });
      const cell = compileFieldCell(column, host.fields[column.kind], environment, read);
      return [{ id, title, action: column.action, cell }];
    });
  }, [plan, host, environment, cellScope, card, seenText]);
}
