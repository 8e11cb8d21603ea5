import { fnv1a64 } from "../../domain/fnv-hash.ts";
import { asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { joinPointer, type SchemaFile } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";
import { WEIGHTS, type Weight, weightOf } from "./change-kinds.ts";
import { entryNames, type Verbs } from "./entry-names.ts";

/** Something that means another thing than before. */
export interface Change {
  /** A slug of `CHANGE_KINDS`. */
  readonly kind: string;
  readonly weight: Weight;
  /** In Chinese: where it is, and what was and is. */
  readonly sentence: string;
  /** A file of the project now, unless `isGone`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The file is there no more: the place is one of the base. */
  readonly isGone: boolean;
  /** 16 hex digits, made of the kind, of names and of the values: the same wherever the lines stand. */
  readonly fingerprint: string;
  /** Names that lead to what changed, as `screen customer.index/rowActions/stop/permission`. */
  readonly subject: string;
  /** Ids of the screens that it reaches, sorted. */
  readonly screens: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** A value of a file by the names that lead to it. */
export interface Spot {
  readonly file: string;
  readonly names: readonly string[];
}

/** A change before its place is looked up. */
export interface ChangeDraft {
  readonly kind: string;
  readonly subject: readonly string[];
  readonly spot: Spot;
  readonly sentence: string;
  readonly screens: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes with places and fingerprints, gravest first; the same change of several screens is listed once. */
export function finishChanges(
  drafts: readonly ChangeDraft[],
  before: Project,
  after: Project,
  verbs: Verbs,
): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const draft of drafts) {
    const change = finish(draft, before, after, verbs);
    const known = changes.get(change.fingerprint);
    const screens = [...new Set([...(known?.screens ?? []), ...change.screens])].toSorted();
    changes.set(change.fingerprint, { ...(known ?? change), screens });
  }
  return [...changes.values()].toSorted(
    (a, b) =>
      WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) ||
      compareTexts(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareTexts(a.fingerprint, b.fingerprint),
  );
}

function finish(draft: ChangeDraft, before: Project, after: Project, verbs: Verbs): Change {
  const { kind, sentence, screens, before: was, after: is, spot } = draft;
  const now = after.files.get(spot.file);
  const file = now ?? before.files.get(spot.file);
  const place = file?.locate(pointerOf(file, spot.names, verbs)) ?? { line: 1, column: 1 };
  const subject = draft.subject.join("/");
  return {
    kind,
    weight: weightOf(kind),
    sentence,
    file: spot.file,
    ...place,
    isGone: now === undefined,
    fingerprint: fnv1a64(canonical([kind, subject, was, is])),
    subject,
    screens,
    before: was,
    after: is,
  };
}

/** The pointer that names lead to, as far as they lead. */
function pointerOf({ value: whole }: SchemaFile, names: readonly string[], verbs: Verbs): string {
  let value = whole;
  let pointer = "";
  for (const name of names) {
    const key = keyOf(value, name, verbs);
    if (key === undefined) break;
    value = (value as Record<string, unknown>)[key];
    pointer = joinPointer(pointer, key);
  }
  return pointer;
}

/** The key or index that a name means in an object or a list. */
export function keyOf(value: unknown, name: string, verbs: Verbs): string | undefined {
  if (!Array.isArray(value)) return Object.hasOwn(asObject(value), name) ? name : undefined;
  const index = entryNames(value, verbs)?.indexOf(name) ?? -1;
  if (index >= 0) return String(index);
  return /^\d+$/.test(name) && Number(name) < value.length ? name : undefined;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
