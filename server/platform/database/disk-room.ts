/** The state of the database's disk at its last write. */
export interface DiskRoom {
  readonly isFull: () => boolean;
  /** Looks at a fault of the database. */
  readonly failed: (error: unknown) => void;
  /** Something was written. */
  readonly wrote: () => void;
}

export function watchDiskRoom(): DiskRoom {
  let full = false;
  return {
    isFull: () => full,
    failed: (error) => {
      if (isDiskFull(error)) full = true;
    },
    wrote: () => {
      full = false;
    },
  };
}

/** SQLSTATE disk_full, and the same of a file system below an embedded database. */
const DISK_FULL: ReadonlySet<unknown> = new Set(["53100", "ENOSPC"]);

/** The database had no room on its disk; causes are looked into. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DISK_FULL.has((error as NodeJS.ErrnoException).code) || isDiskFull(error.cause);
}
