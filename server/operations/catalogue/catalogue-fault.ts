import type { Project } from "../../../src/schema/project/project.ts";
import { joinPointer, type Position } from "../../../src/schema/project/schema-file.ts";

/** Something in a document of the catalogue that the server cannot work with. */
export interface CatalogueFault {
  /** From the project's root. */
  readonly file: string;
  /** The way to the place inside the document. */
  readonly steps: readonly (string | number)[];
  /** The place itself, where no way leads there. */
  readonly at?: Position;
  /** In Chinese. */
  readonly reason: string;
}

/** A head line, then one for each fault: file, line, column and reason. */
export function describeFaults({ files }: Project, faults: readonly CatalogueFault[]): string {
  const lines = faults.map(({ file, steps, at, reason }) => {
    const place = at ?? files.get(file)?.locate(joinPointer("", ...steps), "key");
    return `${file}:${place?.line}:${place?.column} ${reason}`;
  });
  return [`接口目录有 ${faults.length} 处错误`, ...lines].join("\n");
}
