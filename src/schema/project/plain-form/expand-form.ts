import { asList, asObject } from "../as-object.ts";
import type { Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";
import { expandFields, type Nodes, type Value } from "./expand-fields.ts";

/** Formily's schema for the `fields` and `sections` of the body at the pointer; fields without a section stand first. */
export function expandForm(body: Value, pointer: string, trace?: Trace): Value {
  const { fields, sections, across } = body;
  const at = joinPointer(pointer, fields === undefined ? "sections" : "fields");
  const properties = expandFields({ fields, across }, pointer, trace);
  for (const [index, section] of asList(sections).entries()) {
    const place = joinPointer(pointer, "sections", index);
    const name = freeName(`section${index + 1}`, properties);
    properties[name] = expandSection(asObject(section), across, place, trace);
    trace?.set(properties, name, place);
  }
  const form = { properties };
  trace?.make(form, at);
  trace?.set(form, "properties", at);
  return form;
}

function expandSection(section: Value, common: unknown, at: string, trace: Trace | undefined): Value {
  const { fields, visible, across = common, ...others } = section;
  const node: Nodes = { type: "void", "x-component": "FormSection", ...others };
  trace?.make(node, at);
  for (const key of Object.keys(others)) trace?.set(node, key, joinPointer(at, key));
  if (visible !== undefined) node["x-visible"] = visible;
  trace?.set(node, "x-visible", joinPointer(at, "visible"));
  node.properties = expandFields({ fields, across }, at, trace);
  trace?.set(node, "properties", joinPointer(at, "fields"));
  return node;
}

/** A layout stands among the fields, and takes the name of none. */
function freeName(name: string, taken: Nodes): string {
  return taken[name] === undefined ? name : freeName(`${name}_`, taken);
}
