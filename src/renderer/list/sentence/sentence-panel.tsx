import "./sentence.css";
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { plainText } from "../../../domain/plain-text.ts";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { Json, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { Button } from "../../button.tsx";
import { isWithin, periodLimits } from "../../context/context-names.ts";
import type { Scope, Screen } from "../../host.ts";
import { isFilterShown } from "../data/list-params.ts";
import { filledFilters, type FilterValues } from "../query/list-query.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { CONTEXT_PERIOD } from "./filter-titles.ts";
import { gatherConditions } from "./gather-conditions.ts";
import type { ReadingTables } from "./reading.ts";
import { sentenceExample } from "./sentence-example.ts";
import { SENTENCE_KINDS } from "./sentence-kinds.ts";
import { spokenConditions, TABS } from "./spoken-conditions.ts";
import { type FoundPart, useSentence } from "./use-sentence.ts";

export interface SentencePanelProps {
  readonly screen: Screen<ListPlan>;
  readonly environment: FieldEnvironment;
  readonly shape: QueryShape;
  readonly scope: Scope;
  /** The filters in force. */
  readonly filters: FilterValues;
  /** Submits the filters, the tab and the period of the sentence. */
  readonly onSubmit: (
    filters: FilterValues,
    said: { readonly tab?: string; readonly period?: string },
  ) => void;
  readonly close: () => void;
}

/** Longer sentences are pasted by mistake. */
const LONGEST = 200;

/**
 * The sentence, its conditions, and its unreadable parts. Enter submits, after a confirmation when a part is
 * unreadable.
 */
export function SentencePanel(props: SentencePanelProps) {
  const { onSubmit, close } = props;
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const about = useReading(props);
  const sentence = useSentence(typed, about);
  const parts = sentence.parts.map((part) => withinLimits(part, props));
  const { values, heard, unknown } = gatherConditions(parts);
  const heardId = useId();
  const apply = () => {
    const tab = values.get(TABS.id);
    const period = values.get(CONTEXT_PERIOD.id);
    onSubmit(filtersFor(values, props), {
      ...(tab !== undefined && { tab: plainText(tab) }),
      ...(period !== undefined && { period: plainText(period) }),
    });
    close();
  };
  const press = () => {
    sentence.retry();
    setWanted(true);
  };
  // Enter that came before the names were found is done when they are.
  const isDue = isWanted && values.size > 0 && unknown.length === 0 && !sentence.isWaiting;
  const applyDue = useEffectEvent(apply);
  useEffect(() => {
    if (isDue) applyDue();
  }, [isDue]);
  return (
    <div className="sentence">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
        autoFocus
        aria-label="要找的数据"
        aria-describedby={heardId}
        placeholder={`如：${sentenceExample(about.filters, about.tables)}`}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWanted(false);
        }}
        onKeyDown={(event) => {
          // The Enter that ends the choice of a Chinese word is none for the sentence.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // It would press the button that has the focus once the panel is closed.
          event.preventDefault();
          press();
        }}
      />
      <div id={heardId} aria-live="polite">
        <Heard parts={heard} tables={about.tables} />
        {unknown.length > 0 && (
          <ul aria-label="没看懂的" className="sentence-unknown">
            {unknown.map(({ at, text, reason }) => (
              <li key={at}>
                <b>{text}</b> {reason}
              </li>
            ))}
          </ul>
        )}
        {isWanted && values.size === 0 && !sentence.isWaiting && <p>还没有看懂的条件</p>}
      </div>
      <div className="sentence-buttons">
        {unknown.length > 0 && values.size > 0 ? (
          <Button busy={sentence.isWaiting} onClick={apply}>
            只按看懂的筛选
          </Button>
        ) : (
          <Button
            look="primary"
            busy={isWanted && sentence.isWaiting}
            {...(typed.trim() === "" && { off: "请先写要找的数据" })}
            onClick={press}
          >
            筛选
          </Button>
        )}
      </div>
    </div>
  );
}

/** The filters of a sentence, tidied as their fields do, beside those that the list cannot do without. */
function filtersFor(
  values: ReadonlyMap<string, Json>,
  { screen, shape, filters }: SentencePanelProps,
): FilterValues {
  const { fields } = screen.host;
  return filledFilters(
    Object.fromEntries(
      shape.filters.map(({ id, kind, options, required }) => {
        const asked = values.get(id);
        if (asked === undefined) return [id, required === true ? filters[id] : undefined];
        return [id, fields[kind]?.tidy?.(asked, options) ?? asked];
      }),
    ),
  );
}

/** Filters and tables that the sentence may speak of. */
function useReading({ screen, environment, shape, scope, filters }: SentencePanelProps) {
  const { plan, place } = screen;
  const today = String(scope.today);
  // One that is chosen around the list is no word of it.
  const hasPeriod = plan.context?.period !== undefined && place.context?.period === undefined;
  return useMemo(() => {
    const seen = { ...scope, $values: filters };
    const shown = shape.filters.filter((filter) => isFilterShown(filter, seen));
    return { ...spokenConditions(plan, shown, shape.tabs, { today, hasPeriod }), environment, scope };
  }, [plan, environment, shape, scope, filters, today, hasPeriod]);
}

/** A period outside the limits of the screen becomes a fault. */
function withinLimits(part: FoundPart, { screen, scope }: SentencePanelProps): FoundPart {
  const { period } = screen.plan.context ?? {};
  if (part.kind !== "value" || part.filter !== CONTEXT_PERIOD || !period) return part;
  const limits = periodLimits(period, scope);
  if (isWithin(plainText(part.value), limits)) return part;
  const { min, max } = limits;
  const span = min === undefined ? `不晚于 ${max}` : max === undefined ? `不早于 ${min}` : `${min} 至 ${max}`;
  return { kind: "unknown", at: part.at, text: part.text, reason: `账期只能选${span}` };
}

interface HeardProps {
  readonly parts: readonly Exclude<FoundPart, { readonly kind: "unknown" }>[];
  readonly tables: ReadingTables;
}

function Heard({ parts, tables }: HeardProps) {
  if (parts.length === 0) return null;
  return (
    <ul aria-label="看懂的条件" className="sentence-heard">
      {parts.map((part) => (
        <li key={part.at}>
          {part.filter.title}
          <b>
            {part.kind === "names"
              ? `正在查找“${part.names.join("、")}”…`
              : (part.labels?.join("、") ?? writtenValue(part, tables))}
          </b>
        </li>
      ))}
    </ul>
  );
}

function writtenValue(
  { filter, value }: Extract<FoundPart, { readonly kind: "value" }>,
  tables: ReadingTables,
): string {
  return SENTENCE_KINDS[filter.kind]?.write(value, filter, tables) ?? plainText(value);
}
