import catalogue from "../../schemas/messages/request.json" with { type: "json" };

type MessageKey = keyof typeof catalogue.texts;

/** The fixed sentence that the request layer shows for a kind of failure. */
export function messageText(key: MessageKey): string {
  return catalogue.texts[key];
}

/** The sentence for an HTTP status; every status has one. */
export function httpStatusText(status: number): string {
  const key = `http.${status}`;
  return isMessageKey(key) ? catalogue.texts[key] : catalogue.texts["http.other"];
}

function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(catalogue.texts, key);
}
