import "./detail.css";
import { useId, useMemo, type CSSProperties, type ReactNode } from "react";
import { compileWords } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { BrokenMark } from "../broken-mark.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { failureText } from "../failure-text.ts";
import { nodeMark, useProbe } from "../probe.ts";
import { maySee } from "../screen.ts";
import type { Scope, Screen } from "../host.ts";
import { compileFieldCell } from "../field-cell.tsx";
import { compileCondition } from "./compile-condition.ts";
import { SectionScreen } from "./section-screen.tsx";
import { SectionTable } from "./section-table.tsx";

interface DetailSectionsProps {
  readonly screen: Screen;
  readonly sections: readonly DetailSectionPlan[];
  /** `record` included. */
  readonly scope: Scope;
  readonly record: Row;
  /** Told when a screen in a section has changed something. */
  readonly onChanged: () => void;
}

/** The sections of a record that this user may see. */
export function DetailSections({ screen, sections, scope, record, onChanged }: DetailSectionsProps) {
  const { host } = screen;
  useProbe({ kind: "record", screen, sections, scope });
  const allowed = useMemo(() => sections.filter((section) => maySee(host, section)), [sections, host]);
  return (
    <div className="detail-sections">
      {allowed.map((section) => (
        <ErrorBoundary key={section.id} fallback={showBroken}>
          <DetailSection
            screen={screen}
            section={section}
            scope={scope}
            record={record}
            onChanged={onChanged}
          />
        </ErrorBoundary>
      ))}
    </div>
  );
}

interface DetailSectionProps extends Omit<DetailSectionsProps, "sections"> {
  readonly section: DetailSectionPlan;
}

function DetailSection({ screen, section, scope, record, onChanged }: DetailSectionProps) {
  const titleId = useId();
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
  const isVisible = useMemo(() => compileCondition(section.visible), [section]);
  const readTitle = useMemo(() => compileTitle(section.title), [section]);
  if (!isVisible(scope)) return null;
  const title = readTitle(scope);
  const shown = fields.filter((entry) => entry.isVisible(scope));
  return (
    <section
      className="detail-section"
      {...nodeMark?.(`section:${section.id}`)}
      {...(title !== undefined && { "aria-labelledby": titleId })}
    >
      {title !== undefined && (
        <h3 className="detail-section-title" id={titleId}>
          {title}
        </h3>
      )}
      {shown.length > 0 && (
        <dl className="detail-fields" style={{ "--detail-across": section.across } as CSSProperties}>
          {shown.map(({ field, cell }) => (
            <div key={field.id} className="detail-field" {...nodeMark?.(`field:${field.id}`)}>
              <dt>{field.title}</dt>
              <dd>{cell(record)}</dd>
            </div>
          ))}
        </dl>
      )}
      {section.shown && (
        <SectionScreen
          screen={screen}
          sectionId={section.id}
          shown={section.shown}
          scope={scope}
          onChanged={onChanged}
        />
      )}
      {section.table && (
        <SectionTable
          screen={screen}
          table={section.table}
          label={title ?? ""}
          scope={scope}
          record={record}
        />
      )}
    </section>
  );
}

function compileTitle(title: string | undefined): (scope: Scope) => string | undefined {
  return title === undefined ? () => undefined : compileWords(title);
}

function showBroken(error: Error): ReactNode {
  return <BrokenMark message={failureText(error)} />;
}
