import catalogue from "../../../../schemas/messages/help.json" with { type: "json" };

/** A fixed text of the help page; it comes with the page. */
export function helpText(key: keyof typeof catalogue.texts): string {
  return catalogue.texts[key];
}
