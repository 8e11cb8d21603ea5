import type { Contracts, FieldContract, VerbContract } from "../contracts.ts";
import type { Entry, Project } from "../project/project.ts";
import type { Position } from "../project/schema-file.ts";
import type { Issue } from "../issue.ts";
import { readDialog } from "./reading/read-dialog.ts";
import { readScreen } from "./reading/read-screen.ts";
import type { Reading } from "./reading/reading.ts";
import { scopeNames } from "./reading/scope-names.ts";
import type { Place } from "./reading/place.ts";

/** One rule over the whole project: a file of this folder, named after its slug. */
export interface Check {
  readonly slug: string;
  readonly run: (context: CheckContext) => Iterable<Finding>;
}

export interface Finding {
  readonly at: Place;
  /** Points at the name in front of the value instead of the value. */
  readonly of?: "key";
  /** Points into the string at the place: an offset in its decoded text. */
  readonly offset?: number;
  /** Known already, because the file cannot be read that far. */
  readonly position?: Position;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly severity?: Issue["severity"];
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
  readonly isScreen: boolean;
}

export function createContext(project: Project, contracts: Contracts): CheckContext {
  const verbs = new Map(contracts.verbs.map((contract) => [contract.verb, contract]));
  return {
    project,
    contracts,
    verbs,
    kinds: new Map(contracts.fields.map((contract) => [contract.kind, contract])),
    readings: [
      ...project.entries
        .filter((entry) => entry.file.path.startsWith("schemas/screens/"))
        .map((entry) => ({ entry, isScreen: true, ...readScreen(entry, project, verbs) })),
      ...project.entries
        .filter((entry) => entry.file.path.startsWith("schemas/blocks/"))
        .map((entry) => ({ entry, isScreen: false, ...readBlock(entry, project) })),
    ],
  };
}

/** Whoever opens a block is unknown here, so it may read a row; each screen that uses it checks that there is one. */
function readBlock(entry: Entry, project: Project): Reading {
  const place = { file: entry.file, pointer: "" };
  return readDialog(entry.value, place, project, { names: scopeNames.row, codes: [] });
}
