import { useMemo, type CSSProperties } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../field-cell.tsx";
import type { Scope, Screen } from "../host.ts";
import { nodeMark } from "../probe.ts";
import { compileCondition } from "./compile-condition.ts";

interface SectionFieldsProps {
  readonly screen: Screen;
  readonly section: Pick<DetailSectionPlan, "fields" | "across">;
  readonly scope: Scope;
  readonly record: Row;
}

/** Fields side by side, each with its title. */
export function SectionFields({ screen, section, scope, record }: SectionFieldsProps) {
  const { host, environment } = screen;
  const fields = useMemo(
    () =>
      section.fields.map((field) => ({
        field,
        isVisible: compileCondition(field.visible),
        cell: compileFieldCell(field, host.fields[field.kind], environment),
      })),
    [section, host.fields, environment],
  );
  const shown = fields.filter((entry) => entry.isVisible(scope));
  if (shown.length === 0) return null;
  return (
    <dl className="detail-fields" style={{ "--detail-across": section.across } as CSSProperties}>
      {shown.map(({ field, cell }) => (
        <div key={field.id} className="detail-field" {...nodeMark?.(`field:${field.id}`)}>
          <dt>{field.title}</dt>
          <dd>{cell(record)}</dd>
        </div>
      ))}
    </dl>
  );
}
