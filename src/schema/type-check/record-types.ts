import { blocksBelow, readDialogs } from "../plan/blocks/use-block.ts";
import { asObject, type Project } from "../project/project.ts";
import { callName, resultType } from "./operation-types.ts";

type Written = Readonly<Record<string, unknown>>;

export interface RecordTypes {
  /** Type of `record` in a form, by what stands in the screen. */
  readonly of: (written: Written) => string;
  /** Type of `record` where it is shown: it is there by then. */
  readonly shown: (whole: Written) => string;
}

/** A block is written for all dialogs that use it: its `record` may be any of theirs, or null where a new one is made. */
export function recordTypes(project: Project): RecordTypes {
  const byBlock = new Map<string, Set<string | undefined>>();
  for (const screen of project.screens.values()) {
    const merged = readDialogs(project, screen);
    for (const [id, written] of Object.entries(asObject(screen.value.dialogs))) {
      const call = callName(asObject(merged.get(id)?.value).record);
      for (const block of blocksBelow(project, written)) {
        const calls = byBlock.get(block) ?? new Set();
        byBlock.set(block, calls.add(call));
      }
    }
  }
  return {
    of: (written) => {
      const blocks = blocksBelow(project, written);
      const shared = blocks.flatMap((block) => [...(byBlock.get(block) ?? [])]);
      const calls = new Set(blocks.length > 0 ? shared : [callName(written.record)]);
      return [...calls].map((call) => (call === undefined ? "null" : resultType(call))).join(" | ");
    },
    shown: ({ record }) => {
      const call = callName(record);
      return call === undefined ? "any" : `NonNullable<${resultType(call)}>`;
    },
  };
}
