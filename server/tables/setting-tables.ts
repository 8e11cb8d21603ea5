import type { ColumnType, Generated } from "kysely";
import type { RowVersion } from "./row-version.ts";

/** JSON: written as text, read as what it stands for. */
type StoredObject = ColumnType<Readonly<Record<string, unknown>>, string, string>;

export interface SettingTables {
  /** One user's setting of one part of one screen. */
  userSetting: {
    userId: number;
    screen: string;
    part: string;
    value: StoredObject;
    updateTime: string;
  };
  savedFilter: SavedFilterTable;
}

/** Filter values of a screen to which a user has given a name; no two of theirs on one screen have the same. */
interface SavedFilterTable extends RowVersion {
  id: Generated<number>;
  userId: number;
  screen: string;
  name: string;
  /** By the filter's id. */
  conditions: StoredObject;
  /** The department that it is shared with; null: its owner's alone. */
  deptId: number | null;
  createTime: string;
}
