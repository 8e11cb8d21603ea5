import catalogue from "../../../schemas/messages/tour.json" with { type: "json" };

/** A part of the frame that the tour explains. */
export type TourPlace = "top" | "side" | "search" | "tabs" | "bell" | "user";

/** A fixed text of the tour; it comes with it, not with the first page. */
export function tourText(key: keyof typeof catalogue.texts): string {
  return catalogue.texts[key];
}
