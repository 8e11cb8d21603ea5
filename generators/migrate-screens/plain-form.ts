import { isObject, type JsonObject } from "./json-object.ts";
import { hasOnly, type PlainGroup, plainGroup } from "./plain-fields.ts";

/** A form of Formily in the plain grammar: its `fields`, its `sections`, and how many stand side by side. Undefined when they cannot say all of it. */
export function plainForm(form: unknown): JsonObject | undefined {
  if (!isObject(form) || !hasOnly(form, ["type", "properties"]) || !isObject(form.properties))
    return undefined;
  const entries = Object.entries(form.properties);
  const first = entries.findIndex(([, node]) => isSection(node));
  const [free, parts] = first < 0 ? [entries, []] : [entries.slice(0, first), entries.slice(first)];
  const fields = plainGroup(Object.fromEntries(free));
  const sections = parts.map(([, node]) => plainSection(node));
  if (!fields || !sections.every((section) => section !== undefined)) return undefined;
  return withCommonAcross(fields, sections);
}

interface PlainSection extends PlainGroup {
  readonly words: JsonObject;
}

function isSection(node: unknown): boolean {
  return isObject(node) && node.type === "void" && node["x-component"] === "FormSection";
}

function plainSection(node: unknown): PlainSection | undefined {
  if (!isObject(node) || !isSection(node)) return undefined;
  const { "x-component-props": props = {}, "x-visible": visible, title, properties, ...others } = node;
  const group = isObject(properties) ? plainGroup(properties) : undefined;
  if (!isObject(props) || !hasOnly(props, ["title"]) || !hasOnly(others, ["type", "x-component", "x-allow"]))
    return undefined;
  const heading = title ?? props.title;
  if (!group || group.fields.length === 0 || heading === undefined || typeof visible === "boolean")
    return undefined;
  const words = {
    title: heading,
    ...(visible !== undefined && { visible }),
    ...(others["x-allow"] !== undefined && { "x-allow": others["x-allow"] }),
  };
  return { ...group, words };
}

/** The number that stands at the form counts for its sections too. */
function withCommonAcross({ fields, across }: PlainGroup, sections: readonly PlainSection[]): JsonObject {
  const [first] = sections;
  const isCommon = sections.every((section) => section.across === first?.across);
  const common = fields.length > 0 || !isCommon ? across : first?.across;
  return {
    ...(common !== undefined && { across: common }),
    ...((fields.length > 0 || sections.length === 0) && { fields }),
    ...(sections.length > 0 && {
      sections: sections.map(({ words, ...section }) => ({
        ...words,
        ...(section.across !== common && { across: section.across ?? 1 }),
        fields: section.fields,
      })),
    }),
  };
}
