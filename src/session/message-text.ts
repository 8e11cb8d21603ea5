import catalogue from "../../schemas/messages/session.json" with { type: "json" };

/** The fixed sentence for a state of the session, with `{name}` filled in. */
export function sessionText(
  key: keyof typeof catalogue.texts,
  values: Readonly<Record<string, string>> = {},
): string {
  return catalogue.texts[key].replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
