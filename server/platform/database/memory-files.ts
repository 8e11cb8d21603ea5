import { MemoryFS } from "@electric-sql/pglite";
import { WASM_PREFIX } from "@electric-sql/pglite/basefs";

/** The files of a data directory. */
export interface DataFiles {
  /** Its folders by their paths in it, each behind the one that it lies in. */
  readonly folders: readonly string[];
  /** Contents by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const DATA_DIR = `${WASM_PREFIX}/data`;
const ALL_RIGHTS = 0o700;

/** Files of PGlite in memory that begin as these; what is written to one changes a copy of it. */
export class MemoryFiles extends MemoryFS {
  readonly #origin: DataFiles;

  constructor(origin: DataFiles) {
    super();
    this.#origin = origin;
  }

  override async initialSyncFs(): Promise<void> {
    const fs = this.pg?.Module.FS;
    if (!fs) throw new Error("PGlite fills its files before it has any.");
    if (!fs.analyzePath(DATA_DIR).exists) fs.mkdir(DATA_DIR);
    for (const folder of this.#origin.folders) fs.mkdir(`${DATA_DIR}/${folder}`, ALL_RIGHTS);
    for (const [name, content] of this.#origin.files) {
      const path = `${DATA_DIR}/${name}`;
      fs.writeFile(path, content, { canOwn: true });
      copyBeforeWrite(fs.lookupPath(path).node as FileNode);
    }
  }
}

/** A file as the file system in memory keeps it; null: an empty one. */
interface FileNode {
  contents: Uint8Array | null;
  stream_ops: FileCalls;
}

interface FileCalls {
  readonly write: (stream: { readonly node: FileNode }, ...what: readonly unknown[]) => number;
}

/** Whatever makes a file longer or shorter gives it other contents by itself; writing within it does not. */
function copyBeforeWrite(file: FileNode): void {
  const { contents: origin, stream_ops: calls } = file;
  if (origin === null) return;
  file.stream_ops = {
    ...calls,
    write: (stream, ...what) => {
      if (stream.node.contents === origin) stream.node.contents = origin.slice();
      return calls.write(stream, ...what);
    },
  };
}
