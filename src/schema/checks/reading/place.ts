import type { Part } from "../../plan/blocks/merge-parts.ts";
import type { Project } from "../../project/project.ts";
import { joinPointer, type SchemaFile } from "../../project/schema-file.ts";

/** A value's address in `schemas/`. */
export interface Place {
  readonly file: SchemaFile;
  readonly pointer: string;
  /** Values below this one that were written elsewhere. */
  readonly pieces?: ReadonlyMap<string, Place>;
}

export function below(place: Place, ...segments: readonly (string | number)[]): Place {
  let current = place;
  for (const segment of segments) {
    current = current.pieces?.get(String(segment)) ?? {
      file: current.file,
      pointer: joinPointer(current.pointer, segment),
    };
  }
  return current;
}

/** The places of a value that was put together from several files. */
export function placesOf(part: Part, project: Project): Place {
  const file = project.files.get(part.file);
  if (!file) throw new Error(`No file "${part.file}" in the project.`);
  return {
    file,
    pointer: part.pointer,
    ...(part.pieces && {
      pieces: new Map([...part.pieces].map(([key, piece]) => [key, placesOf(piece, project)])),
    }),
  };
}
