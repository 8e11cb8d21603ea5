import { useEffect, useMemo, useState } from "react";
import { compileTemplate } from "../../../expression/template.ts";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import type { SentenceFilter } from "./filter-titles.ts";
import { findNames, type FoundNames } from "./find-names.ts";
import { readSentence, type SentencePart } from "./read-sentence.ts";
import type { ReadingTables } from "./reading.ts";

type NamesPart = Extract<SentencePart, { readonly kind: "names" }>;

/** A part whose names have been found has a value, and says who was found. */
export type FoundPart = (SentencePart | NamesPart) & { readonly labels?: readonly string[] };

interface Sentence {
  readonly filters: readonly SentenceFilter[];
  readonly tables: ReadingTables;
  readonly environment: FieldEnvironment;
  /** The scope of the list's expressions. */
  readonly scope: Scope;
}

/** From the last key to the question for names. */
const PAUSE_MS = 300;

/** The parts of a sentence; its names are looked up after a pause in typing. */
export function useSentence(typed: string, { filters, tables, environment, scope }: Sentence) {
  const parts = useMemo(() => readSentence(typed, filters, tables), [typed, filters, tables]);
  const [found, setFound] = useState<ReadonlyMap<string, FoundNames>>(new Map());
  const wanted = parts.filter((part) => part.kind === "names").filter((part) => !found.has(questionOf(part)));
  const question = JSON.stringify(wanted.map(questionOf));
  const { call } = environment;
  useEffect(() => {
    if (wanted.length === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const answers = wanted.map(
        async (part) => [questionOf(part), await answer(part, scope, call, abort.signal)] as const,
      );
      void Promise.all(answers).then((all) =>
        abort.signal.aborted ? undefined : setFound((before) => new Map([...before, ...all])),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // The same names are looked up once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, call]);
  return {
    parts: parts.map((part) => withNames(part, found)),
    isWaiting: wanted.length > 0,
    /** Looks up again the names whose request failed. */
    retry: () => setFound((before) => new Map([...before].filter(([, names]) => !("isLost" in names)))),
  };
}

function questionOf({ filter, names }: NamesPart): string {
  return JSON.stringify([filter.id, ...names]);
}

async function answer(
  { filter, names }: NamesPart,
  scope: Scope,
  call: FieldEnvironment["call"],
  signal: AbortSignal,
): Promise<FoundNames> {
  try {
    const options = compileTemplate(filter.options)({ ...scope, $values: {} }) as SentenceFilter["options"];
    return await findNames(names, { ...filter, options }, call, signal);
  } catch (error) {
    return { fault: `没有查到“${names.join("、")}”（${failureText(error)}），按回车再查`, isLost: true };
  }
}

function withNames(part: SentencePart, found: ReadonlyMap<string, FoundNames>): FoundPart {
  const names = part.kind === "names" ? found.get(questionOf(part)) : undefined;
  if (part.kind !== "names" || !names) return part;
  const { at, text, filter } = part;
  return "fault" in names
    ? { kind: "unknown", at, text, reason: names.fault }
    : { kind: "value", at, text, filter, value: names.value, labels: names.labels };
}
