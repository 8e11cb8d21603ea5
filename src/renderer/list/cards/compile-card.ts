import type { ReactNode } from "react";
import { compileTemplate } from "../../../expression/template.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import type { RecordCardPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../../field-cell.tsx";
import { withRow } from "../../row-scope.ts";

/** The card of a record that rows refer to. */
export interface RecordCard {
  /** The call that reads the record; undefined where the row refers to none. */
  readonly callFor: (row: Row) => CardCall | undefined;
  readonly lines: readonly {
    readonly field: string;
    readonly title: string;
    readonly cell: (record: Row) => ReactNode;
  }[];
}

export interface CardCall {
  /** Equal for the same record. */
  readonly key: string;
  readonly read: () => Promise<Row>;
}

export function compileCard(
  { call, params, fields: planned }: RecordCardPlan,
  fields: { readonly [kind: string]: FieldView },
  environment: FieldEnvironment,
): RecordCard {
  const paramsOf = compileTemplate(params);
  return {
    callFor: (row) => {
      const given = paramsOf(withRow({}, row, environment.states)) as Record<string, unknown>;
      if (Object.values(given).some((value) => value === null || value === undefined)) return undefined;
      return {
        key: JSON.stringify([call, given]),
        read: async () => asRecord(await environment.call(call, given)),
      };
    },
    lines: planned.map((plan) => ({
      field: plan.field,
      title: plan.title,
      cell: compileFieldCell(plan, fields[plan.kind], environment),
    })),
  };
}

function asRecord(answer: unknown): Row {
  if (typeof answer !== "object" || answer === null) throw new Error("服务器没有返回内容，请稍后重试");
  return { ...answer };
}
