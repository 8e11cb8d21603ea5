/** The subject of a setting: the columns and density of a list, the tree beside it, its rows that are open, the view of its rows, the filter that it opens with; the companies chosen last. Of the frame: the favourites, the pages opened last, the open tabs and those that are pinned, the theme, the tour of the frame. */
export type SettingPart =
  | "columns"
  | "aside"
  | "tree"
  | "view"
  | "defaultFilter"
  | "recent"
  | "favourites"
  | "opened"
  | "tabs"
  | "pinned"
  | "appearance"
  | "tour";

/** Filter values of a list under a name that a user has given. */
export interface SavedFilter {
  readonly id: number;
  /** The list's screen. */
  readonly screen: string;
  readonly name: string;
  /** By the filter's id; a span of days may be a word such as `last-month`. */
  readonly conditions: Readonly<Record<string, unknown>>;
  /** With the department that its owner was in. */
  readonly shared: boolean;
  readonly own: boolean;
  readonly removable: boolean;
  readonly ownerName: string;
  readonly deptName: string | null;
  readonly rowVersion: string | null;
}

/** Settings by screen and part. Throws where the answer is no list; an entry of another shape is left out. */
export function readSettings(answer: unknown): ReadonlyMap<string, unknown> {
  const entries = listOf(answer).flatMap((entry): readonly (readonly [string, unknown])[] => {
    const { screen, part, value } = objectOf(entry);
    return typeof screen === "string" && typeof part === "string" ? [[settingKey(screen, part), value]] : [];
  });
  return new Map(entries);
}

export function settingKey(screen: string, part: string): string {
  return `${part} ${screen}`;
}

export function readFilters(answer: unknown): readonly SavedFilter[] {
  return listOf(answer).flatMap((entry) => readFilter(entry) ?? []);
}

export function readFilter(entry: unknown): SavedFilter | null {
  const { id, screen, name, conditions, ownerName, deptName, rowVersion, ...flags } = objectOf(entry);
  if (typeof id !== "number" || typeof screen !== "string" || typeof name !== "string") return null;
  return {
    id,
    screen,
    name,
    conditions: objectOf(conditions),
    shared: flags["shared"] === true,
    own: flags["own"] === true,
    removable: flags["removable"] === true,
    ownerName: typeof ownerName === "string" ? ownerName : "",
    deptName: typeof deptName === "string" ? deptName : null,
    rowVersion: typeof rowVersion === "string" ? rowVersion : null,
  };
}

function listOf(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) throw new Error("服务器返回的界面设置格式不正确");
  return answer;
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
