import type { Contracts, FieldContract, VerbContract } from "../contracts.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import type { Position } from "../project/schema-file.ts";
import type { Issue } from "../issue.ts";
import { type Place, placesOf } from "./reading/place.ts";
import { readBlock } from "./reading/read-block.ts";
import { readScreen } from "./reading/read-screen.ts";
import type { Reading } from "./reading/reading.ts";
import type { WholeEntry } from "./reading/whole-entry.ts";

/** The name of a rule and the words of `check --explain`; its samples stand in `tests/fixtures/bad/<slug>`. */
export interface Rule {
  readonly slug: string;
  /** The rule, in a sentence or two. */
  readonly holds: string;
  /** The trouble that people meet when it is broken. */
  readonly why: string;
}

/** One rule over the whole project: a file named after its slug, or a line of the table `names/unknown-names.ts`. */
export interface Check extends Rule {
  /** The check concerns the catalogue alone: a check of one screen leaves it out. */
  readonly isOfCatalogue?: true;
  readonly run: (context: CheckContext) => Iterable<Finding>;
}

export interface Finding {
  readonly at: Place;
  /** Points at the name in front of the value instead of the value. */
  readonly of?: "key";
  /** Points into the string at the place: an offset in its decoded text. */
  readonly offset?: number;
  /** The position of a syntax error; the file cannot be read that far. */
  readonly position?: Position;
  readonly message: string;
  readonly hint?: string | undefined;
  /** The word that is wrong, and the only one that can have been meant; it stands at the place, or after the offset. */
  readonly meant?: WordMeant | undefined;
  readonly severity?: Issue["severity"];
}

interface WordMeant {
  readonly written: string;
  readonly word: string;
}

export interface CheckContext {
  readonly project: Project;
  readonly contracts: Contracts;
  readonly kinds: ReadonlyMap<string, FieldContract>;
  readonly verbs: ReadonlyMap<string, VerbContract>;
  readonly readings: readonly EntryReading[];
}

/** A screen with the blocks it uses, or a block read for itself. */
export interface EntryReading extends Reading {
  readonly entry: Entry;
  readonly whole: WholeEntry;
  readonly isScreen: boolean;
}

export function createContext(project: Project, contracts: Contracts): CheckContext {
  const verbs = new Map(contracts.verbs.map((contract) => [contract.verb, contract]));
  const kinds = new Map(contracts.fields.map((contract) => [contract.kind, contract]));
  const known = { project, kinds, verbs };
  return {
    project,
    contracts,
    verbs,
    kinds,
    readings: project.entries.map((entry) => {
      const isScreen = entry.file.path.startsWith("schemas/screens/");
      const whole = readWhole(entry, project);
      const entryReading = isScreen ? readScreen(whole, known) : readBlock(whole, known);
      return { entry, whole, isScreen, ...entryReading };
    }),
  };
}

function readWhole(entry: Entry, project: Project): WholeEntry {
  const part = readScreenParts(project, entry);
  return { value: asObject(part.value), place: placesOf(part, project) };
}
