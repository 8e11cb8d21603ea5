import catalogue from "../../schemas/messages/shell.json" with { type: "json" };

export type ShellTextKey = keyof typeof catalogue.texts;

/** A fixed text of the shell; `{name}` places take the values given. */
export function shellText(
  key: ShellTextKey,
  values: { readonly [name: string]: string | number } = {},
): string {
  return catalogue.texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
