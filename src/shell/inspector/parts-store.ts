import type { Probe, ProbedPart } from "../../renderer/host.ts";
import type { ShellPlan } from "../../schema/plan/plans/shell-plan.ts";
import type { Session } from "../sign-in/session-contract.ts";
import { createListeners } from "./listeners.ts";

/** The facts that decide about menu and pages. */
export interface ShellFacts {
  readonly plan: ShellPlan;
  readonly session: Session;
  readonly tenantSettings: ReadonlySet<string>;
}

/** The values that the parts of all screens on show work with. */
export interface PartsStore {
  readonly probe: Probe;
  /** The same list until something changes. */
  readonly read: () => readonly ProbedPart[];
  /** Null before the sign-in. */
  readonly readShell: () => ShellFacts | null;
  readonly putShell: (shell: ShellFacts) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPartsStore(): PartsStore {
  const parts = new Map<string, ProbedPart>();
  const ends = new Map<string, () => void>();
  const { subscribe, changed } = createListeners();
  let list: readonly ProbedPart[] = [];
  let shell: ShellFacts | null = null;
  const update = () => {
    list = [...parts.values()];
    changed();
  };
  const leave = (id: string) => {
    ends.get(id)?.();
    ends.delete(id);
  };
  return {
    read: () => list,
    readShell: () => shell,
    putShell: (next) => {
      shell = next;
      changed();
    },
    subscribe,
    probe: {
      put: (id, part) => {
        const before = parts.get(id);
        parts.set(id, part);
        if (part.kind === "form" && !(before?.kind === "form" && before.form === part.form)) {
          leave(id);
          const { form } = part;
          // Fields change without their form being drawn again.
          const subscription = form.subscribe(update);
          ends.set(id, () => form.unsubscribe(subscription));
        }
        update();
      },
      drop: (id) => {
        leave(id);
        parts.delete(id);
        update();
      },
    },
  };
}
