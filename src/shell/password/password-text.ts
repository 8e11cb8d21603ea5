import catalogue from "../../../schemas/messages/password.json" with { type: "json" };

/** A fixed text of the pages that change a password; it comes with them, not with the first page. */
export function passwordText(key: keyof typeof catalogue.texts): string {
  return catalogue.texts[key];
}
