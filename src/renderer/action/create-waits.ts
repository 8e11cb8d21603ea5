import { StepsEnded, type Wait } from "../../actions/verb-runner.ts";

/** The sign of a wait that the user sees. */
interface WaitSign {
  readonly show: (state: WaitState) => void;
  readonly hide: () => void;
}

export interface WaitState {
  readonly seconds: () => number;
  readonly words: string | null;
  /** The user no longer wants to wait. */
  readonly stop: () => void;
}

/** The waits of one place. Their time stands still while it is out of sight. */
export interface Waits {
  readonly begin: (sign: WaitSign) => Wait;
  readonly setInSight: (isInSight: boolean) => void;
}

interface Running {
  readonly go: () => void;
  readonly rest: () => void;
}

export function createWaits(): Waits {
  const running = new Set<Running>();
  let isInSight = false;
  return {
    begin: (sign) => {
      const { wait, ...steering } = createWait(sign, () => running.delete(steering));
      running.add(steering);
      if (isInSight) steering.go();
      return wait;
    },
    setInSight: (now) => {
      if (now === isInSight) return;
      isInSight = now;
      for (const { go, rest } of running) (now ? go : rest)();
    },
  };
}

interface Pause {
  readonly ms: number;
  readonly resolve: () => void;
  readonly reject: (reason: StepsEnded) => void;
}

function createWait(sign: WaitSign, onEnd: () => void): Running & { readonly wait: Wait } {
  const abort = new AbortController();
  let spent = 0;
  let since: number | null = null;
  let words: string | null = null;
  let pause: Pause | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const seconds = () => (spent + (since === null ? 0 : Date.now() - since)) / 1000;
  const show = () => {
    if (since !== null) sign.show({ seconds, words, stop });
  };
  const run = () => {
    if (!pause || since === null) return;
    const { resolve } = pause;
    timer = setTimeout(() => {
      pause = null;
      resolve();
    }, pause.ms);
  };
  const stop = () => {
    abort.abort();
    clearTimeout(timer);
    sign.hide();
    pause?.reject(new StepsEnded());
    pause = null;
  };
  return {
    go: () => {
      since = Date.now();
      show();
      run();
    },
    // A pause begins anew: a user who comes back looks at the visible content first.
    rest: () => {
      spent = seconds() * 1000;
      since = null;
      clearTimeout(timer);
      sign.hide();
    },
    wait: {
      signal: abort.signal,
      pause: (ms) =>
        new Promise<void>((resolve, reject) => {
          if (abort.signal.aborted) return reject(new StepsEnded());
          pause = { ms, resolve, reject };
          run();
        }),
      seconds,
      tell: (next) => {
        if (next === words) return;
        words = next;
        if (!abort.signal.aborted) show();
      },
      end: () => {
        onEnd();
        clearTimeout(timer);
        since = null;
        sign.hide();
      },
    },
  };
}
