import type { Row } from "../../fields/field-view.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen, SurfaceActions } from "../host.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionFigures } from "./section-figures.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { SectionTable } from "./section-table.tsx";
import { SectionText } from "./section-text.tsx";
import type { SectionActions } from "./use-section-actions.ts";

interface SectionBodyProps {
  readonly screen: Screen;
  readonly section: DetailSectionPlan;
  /** The name of its table for readers who do not see it. */
  readonly label: string;
  /** The element with that name. */
  readonly titleId: string;
  readonly scope: Scope;
  /** The record, or the answer that the section is about. */
  readonly record: Row;
  readonly actions: SectionActions;
  /** Grows when the rows of its table have to be fetched again. */
  readonly version: number;
  /** Changes of the page and its other sections: a screen in this one reloads with each. */
  readonly changesAround: number;
  readonly onChanged: () => void;
}

/** The one body that a section has. */
export function SectionBody({
  screen,
  section,
  label,
  titleId,
  scope,
  record,
  actions,
  version,
  changesAround,
  onChanged,
}: SectionBodyProps) {
  const { figures, shown, table, text, surface, from } = section;
  if (figures)
    return (
      <SectionFigures
        screen={screen}
        sectionId={section.id}
        figures={figures}
        titleId={titleId}
        scope={scope}
        record={record}
        actions={actions}
      />
    );
  if (shown)
    return (
      <SectionScreen
        screen={screen}
        sectionId={section.id}
        shown={shown}
        scope={scope}
        changesAround={changesAround}
        onChanged={onChanged}
      />
    );
  if (table)
    return (
      <SectionTable
        screen={screen}
        sectionId={section.id}
        table={table}
        label={label}
        scope={scope}
        record={record}
        actions={actions}
        version={version}
        onRetry={() => void actions.reload(from === undefined ? "row" : { question: from }).catch(ignore)}
      />
    );
  if (text)
    return <SectionText screen={screen} sectionId={section.id} text={text} scope={scope} actions={actions} />;
  if (surface !== undefined) {
    const Surface = screen.surfaces[surface];
    if (!Surface) return null;
    const { runner, reload } = actions;
    const ofSurface: SurfaceActions = {
      start: (action) => runner.start(action, section.id, scope, reload),
      running: runner.runningAt(section.id),
    };
    return (
      <Surface
        screen={screen}
        section={section}
        scope={scope}
        actions={ofSurface}
        changesAround={changesAround}
        onChanged={onChanged}
      />
    );
  }
  return <SectionFields screen={screen} section={section} scope={scope} record={record} />;
}

/** The earlier rows stay, and the request layer has shown the failure. */
function ignore(): void {}
