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

/** Files of PGlite in memory that begin as copies of these. */
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
    for (const [name, content] of this.#origin.files)
      fs.writeFile(`${DATA_DIR}/${name}`, content.slice(), { canOwn: true });
  }
}
