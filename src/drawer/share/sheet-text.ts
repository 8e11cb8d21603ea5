import catalogue from "../../../schemas/messages/taxSheet.json" with { type: "json" };

/** A fixed text of the sheet for the client and of its preview. */
export function sheetText(
  key: keyof typeof catalogue.texts,
  values: Readonly<Record<string, string>> = {},
): string {
  return catalogue.texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");
}
