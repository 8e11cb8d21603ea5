import { type JsonObject, mapObjects } from "./json-object.ts";

/** `"navigate": "/client?id={{ row.id }}"` → the path alone, and the parameters in `with`. */
export function addressOfNavigate(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => {
    const { navigate } = object;
    if (typeof navigate !== "string" || !navigate.includes("?")) return object;
    const [path = "", search = ""] = splitOnce(navigate, "?");
    const handed = Object.fromEntries(
      search.split("&").map((parameter) => {
        const [name = "", value = ""] = splitOnce(parameter, "=");
        return [name, /^\d{1,15}$/.test(value) ? Number(value) : value];
      }),
    );
    return Object.fromEntries(
      Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
        key === "navigate"
          ? [
              ["navigate", path],
              ["with", handed],
            ]
          : [[key, value]],
      ),
    );
  }) as JsonObject;
}

function splitOnce(text: string, at: string): readonly string[] {
  const index = text.indexOf(at);
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + at.length)];
}
