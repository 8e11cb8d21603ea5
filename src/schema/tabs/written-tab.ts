import { plainText } from "../../domain/plain-text.ts";
import { asObject } from "../project/as-object.ts";

/** The tab that sends nothing. */
export const ALL = "all";

/** A tab of a list as a file may write it: a value of the parameter, or more words about one. */
export interface WrittenTab {
  readonly id?: string;
  readonly label?: string;
  /** Absent: the parameter is not sent. */
  readonly value?: unknown;
}

export function readTab(item: unknown): WrittenTab {
  return typeof item === "object" && item !== null && !Array.isArray(item) ? asObject(item) : { value: item };
}

/** The name of a tab in addresses and links: its own, else the value that it stands for. */
export function tabId({ id, value }: WrittenTab): string {
  return id ?? (value === undefined ? ALL : plainText(value));
}
