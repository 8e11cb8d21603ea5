import catalogue from "../../../schemas/messages/aiWindow.json" with { type: "json" };

/** A fixed text of the window of the customer service; it comes with the window. */
export function aiText(
  key: keyof typeof catalogue.texts,
  values: { readonly [name: string]: string } = {},
): string {
  return catalogue.texts[key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
