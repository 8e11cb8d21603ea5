import { createProject, type Project } from "../../project/project.ts";

/** The project with another text of one file; what is not affected is not read again. */
export function changedProject(project: Project, path: string, text: string): Project {
  const texts = [...project.files.values()].map((file): [string, string] => [file.path, file.text]);
  return createProject(new Map([...texts, [path, text]]), project);
}
