import "./detail.css";
import { useId, useMemo, useState, type CSSProperties, type ReactNode } from "react";
import { compileWords } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { BrokenMark } from "../broken-mark.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../host.ts";
import type { SiblingChanges } from "../nested/use-sibling-changes.ts";
import { nodeMark, useProbe } from "../probe.ts";
import type { Questions } from "../questions/use-questions.ts";
import { maySee } from "../screen.ts";
import { compileCondition } from "./compile-condition.ts";
import { SectionAnswer } from "./section-answer.tsx";
import { SectionBody } from "./section-body.tsx";
import type { SectionActions } from "./use-section-actions.ts";

interface DetailSectionsProps {
  readonly screen: Screen;
  readonly sections: readonly DetailSectionPlan[];
  /** `record` and the answers included. */
  readonly scope: Scope;
  readonly record: Row;
  /** Of a page; a dialog has none. */
  readonly questions?: Questions;
  /** For a page without a record: grows with each reload of the whole page. */
  readonly round?: number;
  /** What the page and the screens in its sections have changed; absent where the sections only show. */
  readonly siblings?: SiblingChanges;
  /** Called when a screen in a section has changed something. */
  readonly onChanged: () => void;
  readonly actions: SectionActions;
}

/** The sections of a page or a dialog that this user may see: one below the other, or as cards side by side. */
export function DetailSections({ sections, actions, round = 0, ...props }: DetailSectionsProps) {
  const { screen, scope, questions } = props;
  const [version, setVersion] = useState(0);
  const reload: SectionActions["reload"] = async (target) => {
    await actions.reload(target);
    // A reloaded record makes its sections fetch their rows again.
    if (scope.record === null || scope.record === undefined) setVersion((count) => count + 1);
  };
  useProbe({ kind: "record", screen, sections, scope });
  const allowed = sections.filter((section) => maySee(screen.host, section));
  // A section is left out when the user has no permission for its question.
  const asked = allowed.filter(({ from }) => from === undefined || questions?.stateOf(from) !== undefined);
  const isGrid = sections.some(({ span }) => span !== undefined);
  const drawn = asked.map((section) => (
    <ErrorBoundary key={section.id} fallback={showBroken}>
      <DetailSection
        {...props}
        section={section}
        actions={{ runner: actions.runner, reload }}
        version={version + round}
      />
    </ErrorBoundary>
  ));
  return (
    <div className={isGrid ? "detail-cards" : undefined}>
      <div className={isGrid ? "detail-grid" : "detail-sections"}>{drawn}</div>
    </div>
  );
}

interface DetailSectionProps extends Omit<DetailSectionsProps, "sections" | "round"> {
  readonly section: DetailSectionPlan;
  /** Grows when the rows of its table have to be fetched again. */
  readonly version: number;
}

function DetailSection({ section, questions, siblings, onChanged, ...props }: DetailSectionProps) {
  const titleId = useId();
  const { scope } = props;
  const { span = 24 } = section;
  const isVisible = useMemo(() => compileCondition(section.visible), [section]);
  const readTitle = useMemo(() => compileTitle(section.title), [section]);
  if (!isVisible(scope)) return null;
  const title = readTitle(scope);
  const body = (record: Row) => (
    <SectionBody
      {...props}
      section={section}
      label={title ?? ""}
      titleId={titleId}
      record={record}
      changesAround={siblings?.changesAround(section.id) ?? 0}
      onChanged={() => {
        siblings?.noteChange(section.id);
        onChanged();
      }}
    />
  );
  return (
    <section
      className="detail-section"
      style={{ "--detail-span": span, "--detail-half": span <= 12 ? 12 : 24 } as CSSProperties}
      {...nodeMark?.(`section:${section.id}`)}
      {...(title !== undefined && { "aria-labelledby": titleId })}
    >
      {title !== undefined && (
        <h3 className="detail-section-title" id={titleId}>
          {title}
        </h3>
      )}
      {section.from !== undefined && questions ? (
        <SectionAnswer name={section.from} questions={questions}>
          {body}
        </SectionAnswer>
      ) : (
        body(props.record)
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
