import { namesReferredTo } from "../steps/names-referred-to.ts";
import type { Check, CheckContext, Rule } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";
import { blocksUsed } from "./blocks-used.ts";
import { codeTablesOfImports, recordsOfImports } from "./named-in-imports.ts";
import { type NamedAt, namedAt, namedInCatalogue } from "./named-at.ts";
import { permissionsNamed } from "./permissions-named.ts";
import { statesNamed } from "./states-named.ts";

/** A rule that a name stands in a set of names. */
interface NameRule extends Rule {
  readonly named: (context: CheckContext) => Iterable<NamedAt>;
  readonly known: (context: CheckContext) => Iterable<string>;
  /** What is said of a name outside the set. */
  readonly message: string;
}

const RULES: readonly NameRule[] = [
  {
    slug: "block-unknown",
    holds: "`use` takes a block that exists.",
    why: "The part of the screen that the block should bring is missing.",
    named: ({ project }) => blocksUsed(project),
    known: ({ project }) => project.blocks.keys(),
    message: "no such block",
  },
  {
    slug: "operation-unknown",
    holds: "Calls are named by operationId.",
    why: "A name outside the catalogue can never be sent.",
    named: ({ readings }) =>
      readings.flatMap(({ calls }) => calls.flatMap(({ name, place }) => namedAt(name, place))),
    known: ({ project }) => project.operations.keys(),
    message: "no such operation in the catalogue",
  },
  {
    slug: "permission-unknown",
    holds: "Screens, routes, actions and operations name codes that exist.",
    why: "A code that no role can have locks its part for everyone.",
    named: ({ project }) => permissionsNamed(project),
    known: ({ project }) => project.permissions.keys(),
    message: "no such permission code",
  },
  {
    slug: "code-table-unknown",
    holds: "A value is shown and chosen by a code table that exists.",
    why: "A cell would show the bare code, and a select would offer nothing.",
    named: ({ project, readings }) => [
      ...readings.flatMap(({ fields }) =>
        fields.flatMap(({ options, optionsPlace }) => namedAt(options.enum, below(optionsPlace, "enum"))),
      ),
      ...namedInCatalogue(project, "x-enum"),
      ...codeTablesOfImports(project),
    ],
    known: ({ project }) => project.enums.keys(),
    message: "no such code table",
  },
  {
    slug: "state-unknown",
    holds: "Every reference to a derived state names one that exists.",
    why: "The column would be empty.",
    named: statesNamed,
    known: ({ project }) => project.states.keys(),
    message: "no such derived state",
  },
  {
    slug: "record-unknown",
    holds: "`record` of a kind of file that comes in names a kind of record.",
    why: "The file would have none of the columns that its rows become.",
    named: ({ project }) => recordsOfImports(project),
    known: ({ project }) => project.records.keys(),
    message: "no such kind of record",
  },
  {
    slug: "handler-unknown",
    holds: "`run` names a registered handler.",
    why: "There is no other code that a screen could start.",
    named: ({ readings }) =>
      namesReferredTo(
        "handler",
        readings.flatMap(({ steps }) => steps),
      ),
    known: ({ contracts }) => contracts.handlers ?? [],
    message: "no such handler is registered",
  },
];

export const unknownNames: readonly Check[] = RULES.map(({ slug, holds, why, named, known, message }) => ({
  slug,
  holds,
  why,
  *run(context) {
    const names = new Set(known(context));
    for (const { name, at } of named(context)) {
      if (!names.has(name)) yield unknownName(at, name, message, names);
    }
  },
}));
