import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { absolute, type FormNode, formNodes, pathsRead, reactionsOf } from "./form-links.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

type Reaction = Readonly<Record<string, unknown>>;

export const linkagePath: Check = {
  slug: "linkage-path",
  holds: "A linkage follows and changes fields that its form has.",
  why: "Any other never does anything.",
  *run({ readings }) {
    // The fields of a block's form depend on the screen that uses the block.
    for (const { forms } of readings.filter(({ isScreen }) => isScreen)) {
      for (const { form, place } of forms) {
        const nodes = formNodes(form, place);
        for (const formNode of nodes) {
          for (const { value, at } of reactionsOf(formNode)) yield* checkReaction(value, at, formNode, nodes);
        }
      }
    }
  },
};

function* checkReaction(
  reaction: Reaction,
  at: Place,
  formNode: FormNode,
  nodes: readonly FormNode[],
): Iterable<Finding> {
  const { dependencies, target } = reaction;
  const followed = typeof dependencies === "object" && dependencies !== null ? dependencies : {};
  for (const [name, path] of Object.entries(followed)) {
    yield* known(path, below(at, "dependencies", name), formNode, nodes);
  }
  if (target !== undefined) yield* known(target, below(at, "target"), formNode, nodes);
  for (const key of ["when", "fulfill", "otherwise"]) {
    const read = pathsRead(reaction[key]).filter(([name]) => name === "$deps");
    for (const [, name] of read) {
      if (name === undefined || name === "length" || Object.hasOwn(followed, name)) continue;
      yield finding(below(at, key), `$deps has no ${JSON.stringify(name)}: "dependencies" does not name it`);
    }
  }
}

function* known(
  path: unknown,
  at: Place,
  { group }: FormNode,
  nodes: readonly FormNode[],
): Iterable<Finding> {
  const written = textOf(path);
  // A pattern of several paths is left to Formily.
  if (!/^\.*[\w$-]+(\.([\w$-]+|\*))*$/.test(written)) return;
  const layouts = new Set(nodes.filter(({ node }) => node.type === "void").map(({ name }) => name));
  const segments = absolute(written, group).split(".");
  const wanted = segments
    .filter((name) => !layouts.has(name))
    .map((name) => (/^\d+$/.test(name) ? "*" : name));
  if (wanted.length === 0 || layouts.has(segments.at(-1) ?? "")) return;
  const fields = nodes.filter(({ node }) => node.type !== "void");
  if (fields.some((field) => leadsTo(field, wanted.join(".")))) return;
  yield unknownName(
    at,
    path,
    "this form has no such field",
    fields.map((field) => field.path),
  );
}

/** A value without fields of its own may have properties that the form does not name. */
function leadsTo({ path, node }: FormNode, wanted: string): boolean {
  if (path === wanted || `${path}.*` === wanted || `${path}.length` === wanted) return true;
  const isPlain = asObject(node.items).properties === undefined && node.properties === undefined;
  return isPlain && wanted.startsWith(`${path}.`);
}
