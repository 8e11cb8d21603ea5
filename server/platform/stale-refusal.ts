import { Refusal } from "./errors.ts";

/** A row that was changed after it was read, as the answer describes it. */
export interface StaleRow {
  /** The place in the request: `companyIdList.2`, `lineList.0`; empty: the request is about nothing else. */
  readonly path: string;
  readonly id: number | null;
  readonly name: string | null;
  /** Its version now; null: it is gone, or there is none yet. */
  readonly rowVersion: string | null;
  /** The user who changed it last; null: unknown. */
  readonly changedBy: string | null;
  readonly changedTime: string | null;
  /** The present values of the fields that the request sends for this row; null where it sends none. */
  readonly current: Readonly<Record<string, unknown>> | null;
}

/** Another user has changed what a request would change: its answer names the rows in `result.stale`. */
export class StaleRefusal extends Refusal {
  readonly stale: readonly StaleRow[];

  constructor(message: string, stale: readonly StaleRow[]) {
    super("stale", message);
    this.stale = stale;
  }
}

const NAMED = 3;

/** “「甲公司」已被王芳于 10:32 修改…”; several are named, the first three of them. */
export function staleMessage(rows: readonly StaleRow[]): string {
  const [first] = rows;
  if (rows.length > 1) {
    const names = rows.slice(0, NAMED).map(({ name }) => `「${name ?? "数据"}」`);
    const rest = rows.length > NAMED ? `等 ${rows.length} 条数据` : "";
    return `${names.join("、")}${rest}在您打开之后已被修改，请刷新后重新操作`;
  }
  const name = first?.name === null || first === undefined ? "这条数据" : `「${first.name}」`;
  if (first?.rowVersion === null) return `${name}已被删除，请刷新后重试`;
  const who = first?.changedBy ?? "他人";
  const when = first?.changedTime ? `于 ${first.changedTime.slice(5, 16)} ` : "";
  return `${name}已被${who}${when}修改，请核对后再保存`;
}
