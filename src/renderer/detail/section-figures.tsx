import "./figures.css";
import { useId, useMemo } from "react";
import { compileWords } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import type { FigurePlan } from "../../schema/plan/plans/screen-plan.ts";
import { mayFollow } from "../action/may-follow.ts";
import { compileFieldCell } from "../field-cell.tsx";
import type { Scope, Screen } from "../host.ts";
import { nodeMark } from "../probe.ts";
import { compileCondition } from "./compile-condition.ts";
import type { SectionActions } from "./use-section-actions.ts";

interface SectionFiguresProps {
  readonly screen: Screen;
  /** The place that its actions run at. */
  readonly sectionId: string;
  readonly figures: readonly FigurePlan[];
  /** The element with the section's title. */
  readonly titleId: string;
  readonly scope: Scope;
  readonly record: Row;
  readonly actions: SectionActions;
}

/** Large numbers, each with the way to the rows that it counts. */
export function SectionFigures({ figures, ...props }: SectionFiguresProps) {
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <Figure key={figure.id} figure={figure} {...props} />
      ))}
    </dl>
  );
}

interface FigureProps extends Omit<SectionFiguresProps, "figures"> {
  readonly figure: FigurePlan;
}

function Figure({ screen, sectionId, figure, titleId, scope, record, actions }: FigureProps) {
  const id = useId();
  const { host, environment } = screen;
  const { link, progress } = figure;
  const isVisible = useMemo(() => compileCondition(figure.visible), [figure]);
  const readTitle = useMemo(() => compileWords(figure.title), [figure]);
  const cell = useMemo(
    () => compileFieldCell(figure, host.fields[figure.kind], environment),
    [figure, host.fields, environment],
  );
  const isOpen = useMemo(() => link !== undefined && mayFollow(host, link), [link, host]);
  if (!isVisible(scope)) return null;
  const value = fieldOf(record, figure.field);
  const amount = typeof value === "number" ? value : null;
  const tone = amount !== null && amount !== 0 ? figure.tone : undefined;
  const content = (
    <span id={`${id}value`} className={tone === undefined ? "figure-value" : `figure-value figure-${tone}`}>
      {cell(record)}
    </span>
  );
  return (
    <div className="figure" {...nodeMark?.(`field:${figure.id}`)}>
      <dt id={`${id}title`}>{readTitle(scope)}</dt>
      <dd>
        {link && isOpen ? (
          <button
            type="button"
            className="figure-link"
            aria-labelledby={`${titleId} ${id}title ${id}value`}
            onClick={() => actions.runner.start(link.action, `section:${sectionId}`, scope, actions.reload)}
          >
            {content}
          </button>
        ) : (
          content
        )}
        {progress && amount !== null && (
          <progress
            className="figure-progress"
            aria-labelledby={`${id}title`}
            max={progress.of}
            value={amount}
          />
        )}
      </dd>
    </div>
  );
}
