import { Refusal } from "../../../platform/errors.ts";

/** Of one user: settings of all screens, named filters of one screen and of all. */
export const MOST_SETTINGS = 500;
export const MOST_FILTERS_OF_SCREEN = 30;
export const MOST_FILTERS = 300;

/** In characters of its JSON. */
const LONGEST_VALUE = 20_000;
const LONGEST_CONDITIONS = 4000;

export function assertShortValue(value: object): void {
  assertShort(value, LONGEST_VALUE, "value", "界面设置");
}

export function assertShortConditions(conditions: object): void {
  assertShort(conditions, LONGEST_CONDITIONS, "conditions", "筛选条件");
}

function assertShort(value: object, longest: number, path: string, what: string): void {
  if (JSON.stringify(value).length <= longest) return;
  const message = `${what}的内容过长，最多 ${longest} 个字符`;
  throw new Refusal("validation", message, [{ path, message }]);
}
