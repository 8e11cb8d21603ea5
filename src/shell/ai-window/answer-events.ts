import { attempt } from "../../session/lasting-storage.ts";

export interface Source {
  readonly articleId: number;
  readonly title: string;
}

/** All that has come of an answer so far. */
export interface AnswerSoFar {
  readonly text: string;
  readonly sources: readonly Source[];
  /** False: more is to come, or it broke off. */
  readonly isWhole: boolean;
  /** The sentence with which the server gave up. */
  readonly refusal: string | undefined;
}

interface AnswerEvent {
  readonly text?: unknown;
  readonly sources?: unknown;
  readonly done?: unknown;
  readonly refusal?: unknown;
}

/** Reads the events that are whole; the rest of the last one is still on its way. */
export function readAnswer(stream: string): AnswerSoFar {
  const events = stream
    .split("\n\n")
    .slice(0, -1)
    .flatMap((event) => attempt(() => JSON.parse(event.replace(/^data: ?/, "")) as AnswerEvent) ?? []);
  return {
    text: events.map(({ text }) => (typeof text === "string" ? text : "")).join(""),
    sources: events.flatMap(({ sources }) => (Array.isArray(sources) ? sources.filter(isSource) : [])),
    isWhole: events.at(-1)?.done === true,
    refusal: events.map(({ refusal }) => refusal).find((refusal) => typeof refusal === "string"),
  };
}

function isSource(value: unknown): value is Source {
  const { articleId, title } = (value ?? {}) as Partial<Source>;
  return typeof articleId === "number" && typeof title === "string";
}
