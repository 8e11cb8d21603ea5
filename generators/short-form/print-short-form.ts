const WIDTH = 110;
/** Maps each of whose entries is a description of its own. */
const OPEN = new Set(["/operations", "/schemas", "/paths", "/components"]);

/** A short document as text: what fits stands on one line, but for operations and schemas. */
export function printShortForm(document: unknown): string {
  return `${print(document, "", 0, 0)}\n`;
}

/** `before` and `after` are the characters that share its first line. */
function print(value: unknown, pointer: string, indent: number, before: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const line = oneLine(value);
  const isOpen = pointer === "" || OPEN.has(pointer) || OPEN.has(pointer.slice(0, pointer.lastIndexOf("/")));
  if (!isOpen && before + widthOf(line) + 1 <= WIDTH) return line;
  const inner = indent + 2;
  const parts = Array.isArray(value)
    ? value.map((item, index) => print(item, `${pointer}/${index}`, inner, inner))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + print(item, `${pointer}/${key}`, inner, inner + widthOf(name));
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => " ".repeat(inner) + part).join(",\n")}\n${" ".repeat(indent)}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** A Chinese character is as wide as two others. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/.test(
        character,
      )
        ? 2
        : 1;
  return width;
}
