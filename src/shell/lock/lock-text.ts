import catalogue from "../../../schemas/messages/lock.json" with { type: "json" };

/** A fixed text of the lock screen; it comes with it, not with the first page. */
export function lockText(key: keyof typeof catalogue.texts): string {
  return catalogue.texts[key];
}
