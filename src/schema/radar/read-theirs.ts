import { asObject } from "../project/as-object.ts";
import type { Operation } from "../project/operation.ts";
import type { Project } from "../project/project.ts";
import { readDocument } from "../project/read-operations.ts";
import { parseCatalogueFile } from "../project/catalogue-file.ts";
import { parseSchemaFile, type SchemaFile } from "../project/schema-file.ts";
import type { Pair } from "./difference.ts";
import { matchOperations } from "./match-operations.ts";
import { addressesOf, normalDocument } from "./normal-document.ts";

export interface Theirs {
  readonly pairs: readonly Pair[];
  /** Our operations that they do not have. */
  readonly missing: readonly Operation[];
  readonly added: readonly Operation[];
  /** Documents that cannot be read, each with the reason. */
  readonly unreadable: readonly string[];
}

/** The other side's documents, path → text, each operation beside ours. */
export function readTheirs(ours: Project, texts: ReadonlyMap<string, string>): Theirs {
  const written = [...texts].map(([path, text]) => parseCatalogueFile(path, text));
  const readable = written.filter((file) => file.problems.length === 0 && isDocument(file));
  const addresses = new Map(readable.map((file) => [file, addressesOf(file.value)]));
  const matches = matchOperations(ours.allOperations, [...addresses.values()].flat());
  const files = new Map(
    [...addresses].map(([file, list]) => {
      const names = list.map(
        (operation) =>
          matches.get(operation)?.id ?? operation.id ?? `${operation.method.toUpperCase()} ${operation.path}`,
      );
      const text = JSON.stringify(normalDocument(file.value, names));
      return [file.path, parseSchemaFile(file.path, text)];
    }),
  );
  // A document may refer to one that is no document of operations.
  for (const file of written) if (!files.has(file.path)) files.set(file.path, file);
  const operations = readable.flatMap(({ path }) => {
    const file = files.get(path);
    return file ? readDocument(file, files).operations : [];
  });
  const matched = new Set([...matches.values()].map(({ id }) => id));
  return {
    pairs: operations.flatMap((theirs) => {
      const mine = matched.has(theirs.id) ? ours.operations.get(theirs.id) : undefined;
      return mine ? [{ ours: mine, theirs }] : [];
    }),
    missing: [...ours.operations.values()].filter(({ id }) => !matched.has(id)),
    added: operations.filter(({ id }) => !matched.has(id)),
    unreadable: written.flatMap(whyUnreadable),
  };
}

/** A file with parts for others needs no paths of its own. */
function isDocument({ value }: SchemaFile): boolean {
  return asObject(value).paths !== undefined;
}

function whyUnreadable({ path, problems, value }: SchemaFile): string[] {
  const [problem] = problems;
  if (problem) return [`${path}:${problem.line}:${problem.column} ${problem.message}`];
  const { openapi, paths, components } = asObject(value);
  if (openapi !== undefined || paths !== undefined || components !== undefined) return [];
  return [`${path}:1:1 is no OpenAPI document: it has neither "openapi" nor "paths"`];
}
