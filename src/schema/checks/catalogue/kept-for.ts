import type { Project } from "../../project/project.ts";
import type { SchemaFile } from "../../project/schema-file.ts";

/** A value computed of these folders of `schemas/` alone: again only when one of their files has changed. */
export function keptFor<Result>(
  folders: readonly string[],
  compute: (project: Project) => Result,
): (project: Project) => Result {
  let latest: { readonly files: readonly SchemaFile[]; readonly result: Result } | undefined;
  return (project) => {
    const files = [...project.files.values()].filter(({ path }) =>
      folders.includes(path.split("/")[1] ?? ""),
    );
    const isSame =
      latest?.files.length === files.length && latest.files.every((file, at) => file === files[at]);
    if (!latest || !isSame) latest = { files, result: compute(project) };
    return latest.result;
  };
}
