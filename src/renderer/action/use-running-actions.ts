import { useRef, useState } from "react";

/** One run of an action at a place. By the time it ends the same action may have been started anew. */
export interface ActionRun {
  readonly id: string;
  readonly at: string;
}

const NONE: readonly string[] = [];

/** The actions that are running, and the places where that is shown. */
export function useRunningActions() {
  const [running, setRunning] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const busy = useRef(new Map<string, ActionRun>());

  const show = ({ id, at }: ActionRun, isRunning: boolean) =>
    setRunning((before) => {
      const left = before.get(at)?.filter((runningId) => runningId !== id) ?? [];
      const now = isRunning ? [...left, id] : left;
      const after = new Map(before).set(at, now);
      if (now.length === 0) after.delete(at);
      return after;
    });
  const isBusy = (run: ActionRun) => busy.current.get(keyOf(run)) === run;

  return {
    /** Undefined: the same action is still running there. */
    begin: (run: ActionRun): ActionRun | undefined => {
      if (busy.current.has(keyOf(run))) return undefined;
      busy.current.set(keyOf(run), run);
      return run;
    },
    /** Shows that it runs, or that it waits for the user; an action that has ended shows nothing. */
    show: (run: ActionRun, isRunning: boolean) => {
      if (isBusy(run)) show(run, isRunning);
    },
    end: (run: ActionRun) => {
      if (!isBusy(run)) return;
      busy.current.delete(keyOf(run));
      show(run, false);
    },
    /** Ids of the actions running at a place; the same array while nothing changes there. */
    runningAt: (at: string) => running.get(at) ?? NONE,
  };
}

function keyOf({ id, at }: ActionRun): string {
  return JSON.stringify([at, id]);
}
