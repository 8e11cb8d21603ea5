import { asObject, createProject, type Entry, type Project } from "../../project/project.ts";
import { parseSchemaFile } from "../../project/schema-file.ts";

/** The project with another text of one file. What is not affected stays the same: reading all of it anew takes most of a check's time. */
export function changedProject(project: Project, path: string, text: string): Project {
  if (!/^schemas\/(screens|blocks)\//.test(path)) {
    const texts = [...project.files.values()].map((file): [string, string] => [file.path, file.text]);
    const { operations, allOperations } = project;
    const changed = createProject(new Map([...texts, [path, text]]));
    return path.startsWith("schemas/api/") ? changed : { ...changed, operations, allOperations };
  }
  const file = parseSchemaFile(path, text);
  const value = asObject(file.value);
  const entries = project.entries.flatMap((entry): Entry[] => {
    if (entry.file.path !== path) return [entry];
    return typeof value.id === "string" ? [{ id: value.id, file, pointer: "", value }] : [];
  });
  const byId = (folder: string) =>
    new Map(
      entries
        .filter((entry) => entry.file.path.startsWith(`schemas/${folder}/`))
        .map((entry) => [entry.id, entry] as const),
    );
  return {
    ...project,
    files: new Map([...project.files, [path, file]]),
    entries,
    screens: byId("screens"),
    blocks: byId("blocks"),
  };
}
