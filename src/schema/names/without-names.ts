import { asObject } from "../project/as-object.ts";
import type { Entry, Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { type FileNames, namesOf, replaceInText } from "./file-names.ts";

const done = new WeakMap<Project, Project>();
const values = new WeakMap<SchemaFile, Entry["value"]>();

/** The project with every name of its screens and blocks replaced by what it stands for, in the file that declares it. */
export function withoutNames(project: Project): Project {
  const known = done.get(project) ?? replaceAll(project);
  done.set(project, known);
  return known;
}

function replaceAll(project: Project): Project {
  const { screens, blocks, entries } = project;
  if (entries.every(({ value }) => value.names === undefined)) return project;
  const plain = (known: ReadonlyMap<string, Entry>) =>
    new Map([...known].map(([id, entry]) => [id, withoutOwnNames(entry)]));
  return {
    ...project,
    screens: plain(screens),
    blocks: plain(blocks),
    entries: entries.map(withoutOwnNames),
  };
}

function withoutOwnNames(entry: Entry): Entry {
  const { value, file } = entry;
  if (value.names === undefined) return entry;
  const { names: _, ...others } = value;
  const plain = values.get(file) ?? asObject(replaceIn(others, namesOf(file)));
  values.set(file, plain);
  return { ...entry, value: plain };
}

function replaceIn(value: unknown, names: FileNames): unknown {
  if (typeof value === "string") return replaceInText(value, names);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceIn(child, names)]));
}
