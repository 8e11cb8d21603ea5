import { ExpressionError } from "../../../expression/expression-error.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions } from "../../../expression/template.ts";
import type { Json } from "../../plan/plans/screen-plan.ts";
import { asObject } from "../../project/project.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { writtenOut } from "../reading/written-out.ts";
import { textOf } from "../reading/text-of.ts";

/** One field's value decides another's: its value itself, or whether it has one at all. Paths are dotted, `*` stands for any entry of a list. */
export interface FormLink {
  readonly from: string;
  readonly to: string;
  readonly at: Place;
}

/** A field or layout of a form. */
export interface FormNode {
  readonly name: string;
  /** Of a layout, that of the group it stands in. */
  readonly path: string;
  /** Path of the group it stands in. */
  readonly group: string;
  /** Paths of the fields whose values go when it is hidden. */
  readonly holds: readonly string[];
  readonly node: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** Parts of a field's state that change the form's values. */
const TELLING_STATE = ["value", "initialValue", "visible", "display"];

/** Values of a form by the values that follow them. A field that is disabled, required or renamed keeps its value: that links nothing. */
export function formLinks(form: unknown, place: Place): FormLink[] {
  const nodes = formNodes(form, place);
  return nodes.flatMap((formNode) => [
    ...links(
      readBy(formNode.node["x-visible"], formNode, []),
      formNode.holds,
      below(formNode.place, "x-visible"),
    ),
    ...reactionsOf(formNode).flatMap(({ value, at }) => reactionLinks(formNode, value, at, nodes)),
  ]);
}

/** Everything in a form, at any depth, the names of its expressions replaced. */
export function formNodes(form: unknown, place: Place): FormNode[] {
  return nodesBelow(asObject(writtenOut(form, place)), place, "");
}

function nodesBelow(node: Readonly<Record<string, unknown>>, place: Place, group: string): FormNode[] {
  return Object.entries(asObject(node.properties)).flatMap(([name, child]) => {
    const value = asObject(child);
    const here = below(place, "properties", name);
    const isLayout = value.type === "void";
    const path = isLayout ? group : joined(group, name);
    const inside = [
      ...nodesBelow(value, here, path),
      ...nodesBelow(asObject(value.items), below(here, "items"), joined(path, "*")),
    ];
    const holds = isLayout ? inside.flatMap((formNode) => formNode.holds) : [path];
    return [{ name, path, group, holds, node: value, place: here }, ...inside];
  });
}

/** The reactions of a field, each with its place. */
export function reactionsOf({
  node,
  place,
}: FormNode): { readonly value: Readonly<Record<string, unknown>>; readonly at: Place }[] {
  const written = node["x-reactions"];
  const at = below(place, "x-reactions");
  return Array.isArray(written)
    ? listOf(written).map((value, index) => ({ value: asObject(value), at: below(at, index) }))
    : [{ value: asObject(written), at }];
}

function reactionLinks(
  formNode: FormNode,
  reaction: Readonly<Record<string, unknown>>,
  at: Place,
  nodes: readonly FormNode[],
): FormLink[] {
  const dependencies = Object.values(asObjectOrList(reaction.dependencies)).map((path) =>
    absolute(textOf(path), formNode.group),
  );
  const targets =
    reaction.target === undefined ? formNode.holds : holdsOf(textOf(reaction.target), formNode, nodes);
  const deciding = readBy(reaction.when, formNode, dependencies);
  return ["fulfill", "otherwise"].flatMap((key) => {
    const effect = asObject(reaction[key]);
    const state = asObject(effect.state);
    const telling = [
      ...TELLING_STATE.map((name) => ({ value: state[name], place: below(at, key, "state", name) })),
      {
        value: asObject(effect.schema)["x-visible"],
        place: below(at, key, "schema", "x-visible"),
      },
    ];
    return telling
      .filter(({ value }) => value !== undefined)
      .flatMap(({ value, place }) =>
        links([...deciding, ...readBy(value, formNode, dependencies)], targets, place),
      );
  });
}

function links(from: readonly string[], to: readonly string[], at: Place): FormLink[] {
  return [...new Set(from)].flatMap((source) => to.map((target) => ({ from: source, to: target, at })));
}

function holdsOf(target: string, { group }: FormNode, nodes: readonly FormNode[]): readonly string[] {
  const path = absolute(target, group);
  return nodes.find((node) => node.path === path && node.node.type !== "void")?.holds ?? [];
}

/** Paths of the values that the expressions of a value read. */
function readBy(value: unknown, formNode: FormNode, dependencies: readonly string[]): string[] {
  return pathsRead(value).flatMap(([name, ...path]) => {
    if (name === "$values") return path.length === 0 ? [] : [path.join(".")];
    if (name === "$self") return path[0] === "value" ? [formNode.path] : [];
    return name === "$deps" ? dependencies : [];
  });
}

/** The paths of all names in the expressions of a value. */
export function pathsRead(value: unknown): readonly (readonly string[])[] {
  if (value === undefined) return [];
  try {
    return listExpressions(value as Json).flatMap(({ source }) => readPaths(parseExpression(source)));
  } catch (error) {
    // An expression that cannot be read is an error of its own elsewhere.
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Formily's paths: a dot in front names a neighbour, each further one goes a group up. */
export function absolute(path: string, group: string): string {
  const dots = /^\.*/.exec(path)?.[0].length ?? 0;
  if (dots === 0) return path;
  const above = group.split(".").slice(0, dots === 1 ? undefined : 1 - dots);
  return joined(above.join("."), path.slice(dots));
}

function joined(group: string, name: string): string {
  return group === "" ? name : `${group}.${name}`;
}

function asObjectOrList(value: unknown): object {
  return Array.isArray(value) ? value : asObject(value);
}
