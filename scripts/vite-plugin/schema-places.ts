import { originOf, type Part } from "../../src/schema/plan/blocks/merge-parts.ts";
import { readScreenParts } from "../../src/schema/plan/blocks/use-block.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { joinPointer } from "../../src/schema/project/schema-file.ts";

/** JSON pointer → `file:line:column`. */
export type Places = { readonly [pointer: string]: string };

/** The places in files of everything in a screen, by its pointer in the screen with all blocks merged in; undefined for an unknown screen. */
export function screenPlaces(project: Project, screenId: string): Places | undefined {
  const screen = project.screens.get(screenId);
  if (!screen) return undefined;
  const part = readScreenParts(project, screen);
  return Object.fromEntries(
    pointersBelow(part.value, "").map((pointer) => [pointer, placeText(project, part, pointer)]),
  );
}

/** The place of each route, as `/routes/<its path>`, and of each of its words below it. */
export function routePlaces({ routes }: Project): Places {
  return Object.fromEntries(
    routes.flatMap(({ id, file, pointer, value }) =>
      ["", ...Object.keys(value)].map((key) => {
        const below = key === "" ? [] : [key];
        const { line, column } = file.locate(joinPointer(pointer, ...below));
        return [joinPointer("/routes", id, ...below), `${file.path}:${line}:${column}`];
      }),
    ),
  );
}

function placeText(project: Project, part: Part, pointer: string): string {
  const origin = originOf(part, pointer);
  const { line, column } = project.files.get(origin.file)?.locate(origin.pointer) ?? { line: 1, column: 1 };
  return `${origin.file}:${line}:${column}`;
}

function pointersBelow(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersBelow(child, joinPointer(pointer, key))),
  ];
}
