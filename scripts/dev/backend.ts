/** One run of the server. */
export interface ServerProcess {
  /** Settles once it listens; rejects when it ends before. */
  readonly listening: Promise<void>;
  /** Settles when it has ended. */
  readonly ended: Promise<void>;
  /** Signals it to end; it finishes its work before. */
  readonly stop: () => void;
}

export interface BackendOptions {
  readonly start: () => ServerProcess;
  /** The files that a server started now reads. */
  readonly reads: () => Promise<{ readonly has: (file: string) => boolean }>;
  readonly print: (words: string) => void;
}

export interface Backend {
  /** Lets a request through once the server can answer it; false: it could not start. Call `done` when it is answered. */
  readonly enter: () => Promise<boolean>;
  readonly done: () => void;
  /** A file, named from the root, was written, made or removed. */
  readonly changed: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A server that is started again when what it reads has changed: never in the middle of a request. Requests that come
 * meanwhile wait for the new one.
 */
export function createBackend({ start, reads, print }: BackendOptions): Backend {
  let files = reads();
  let server = start();
  let ready = hasStarted(server);
  let open = 0;
  let restarting: Promise<void> | undefined;
  let changedAgain = false;
  let whenIdle: (() => void) | undefined;

  const idle = async () => {
    if (open === 0) return;
    print(`还有 ${open} 个请求未完成，完成后重启后端`);
    await new Promise<void>((resolve) => (whenIdle = resolve));
  };
  const restart = async (file: string) => {
    print(`${file} 已修改，正在重启后端（数据保留）`);
    await idle();
    do {
      changedAgain = false;
      server.stop();
      await server.ended;
      files = reads();
      server = start();
      ready = hasStarted(server);
      const isUp = await ready;
      if (!changedAgain) print(isUp ? "后端已重启" : "后端未能启动，修改后会再次启动");
    } while (changedAgain);
  };

  const enter = async (): Promise<boolean> => {
    if (restarting) {
      await restarting;
      return await enter();
    }
    open += 1;
    return await ready;
  };
  return {
    enter,
    done: () => {
      open -= 1;
      if (open > 0) return;
      whenIdle?.();
      whenIdle = undefined;
    },
    changed: async (file) => {
      if (!(await files).has(file)) return;
      if (restarting) {
        changedAgain = true;
        return;
      }
      restarting = restart(file).finally(() => (restarting = undefined));
      await restarting;
    },
    close: async () => {
      server.stop();
      await server.ended;
    },
  };
}

async function hasStarted({ listening }: ServerProcess): Promise<boolean> {
  try {
    await listening;
    return true;
  } catch {
    // It has said itself why not.
    return false;
  }
}
