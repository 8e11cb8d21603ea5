import catalogue from "../../../../schemas/messages/client-page.json" with { type: "json" };

/** A fixed text of the client's page; `{name}` places take the values given. */
export function clientText(
  key: keyof typeof catalogue.texts,
  values: { readonly [name: string]: string | number } = {},
): string {
  return catalogue.texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function periodText({ kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number }): string {
  return clientText("period", { year: kjnd, month: kjqj });
}
