import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import { formNodes } from "../nodes/form-nodes.ts";
import { flatNodes } from "../nodes/screen-nodes.ts";

interface Effect {
  readonly state?: { readonly [name: string]: unknown };
}

/** A linkage as it is written. */
interface Reaction {
  readonly target?: string;
  readonly dependencies?: unknown;
  readonly when?: string;
  readonly fulfill?: Effect;
  readonly otherwise?: Effect;
}

export interface ReactionUse {
  readonly reaction: Reaction;
  /** Address of the field that has the linkage. */
  readonly owner: string;
  readonly pointer: string;
  readonly isOwn: boolean;
}

/** The linkages that act on a field: its own, and those of others that name it as their target. */
export function reactionsOn(form: FormSchema, formPointer: string, address: string): readonly ReactionUse[] {
  return formNodes(form, formPointer, "")
    .flatMap(flatNodes)
    .flatMap(({ item, pointer }) => {
      if (item.kind !== "formField") return [];
      const owner = item.address;
      return written(item.schema, pointer)
        .map((use) => ({ ...use, owner, isOwn: owner === address }))
        .filter(({ reaction, isOwn }) =>
          reaction.target === undefined ? isOwn : names(reaction.target, owner, address),
        );
    });
}

function written({ "x-reactions": reactions }: FormSchema, pointer: string) {
  const here = joinPointer(pointer, "x-reactions");
  if (Array.isArray(reactions)) {
    return reactions.map((reaction: Reaction, index) => ({ reaction, pointer: joinPointer(here, index) }));
  }
  return typeof reactions === "object" && reactions !== null
    ? [{ reaction: reactions as Reaction, pointer: here }]
    : [];
}

/** A target is the path of values, in which layouts do not count; with a dot in front it is a neighbour. */
function names(target: string, owner: string, address: string): boolean {
  if (target.startsWith("."))
    return [...owner.split(".").slice(0, -1), target.slice(1)].join(".") === address;
  return address === target || address.endsWith(`.${target}`);
}
