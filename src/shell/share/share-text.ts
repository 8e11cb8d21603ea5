import catalogue from "../../../schemas/messages/share.json" with { type: "json" };

/** A fixed text of the panel that shares a sign-in; it comes with the panel, not with the first page. */
export function shareText(key: keyof typeof catalogue.texts): string {
  return catalogue.texts[key];
}
