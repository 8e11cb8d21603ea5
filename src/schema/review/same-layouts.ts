import { asObject } from "../project/as-object.ts";

type Value = Readonly<Record<string, unknown>>;

/**
 * The first of two plans with the layouts of its forms under the names that they have in the second: no other part
 * refers to a layout, and a form in the plain grammar gives them names of its own.
 */
export function withSameLayouts<Plan>(before: Plan, after: unknown): Plan {
  const [was, is] = [asObject(before), asObject(after)];
  const dialogs = Object.entries(asObject(was.dialogs)).map(([id, dialog]) => [
    id,
    withSameForm(asObject(dialog), asObject(asObject(is.dialogs)[id])),
  ]);
  return {
    ...withSameForm(was, is),
    ...(was.dialogs !== undefined && { dialogs: Object.fromEntries(dialogs) as Value }),
  } as Plan;
}

function withSameForm(before: Value, after: Value): Value {
  return before.form === undefined
    ? before
    : { ...before, form: renamed(asObject(before.form), asObject(after.form)) };
}

function renamed(before: Value, after: Value): Value {
  const { properties, items } = before;
  return {
    ...before,
    ...(properties !== undefined && {
      properties: renamedNodes(asObject(properties), asObject(after.properties)),
    }),
    ...(items !== undefined && { items: renamed(asObject(items), asObject(after.items)) }),
  };
}

function renamedNodes(before: Value, after: Value): Value {
  const names = Object.keys(after).filter((name) => isLayout(after[name]));
  let count = 0;
  return Object.fromEntries(
    Object.entries(before).map(([name, node]) => {
      const other = isLayout(node) ? names[count++] : name;
      const isSame = other !== undefined && componentOf(node) === componentOf(after[other]);
      const now = isSame || !isLayout(node) ? (other ?? name) : name;
      return [now, renamed(asObject(node), asObject(after[now]))];
    }),
  );
}

function isLayout(node: unknown): boolean {
  return asObject(node).type === "void";
}

function componentOf(node: unknown): unknown {
  return asObject(node)["x-component"];
}
