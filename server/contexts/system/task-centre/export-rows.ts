import type { SchemaRow } from "../../../../src/schema/contracts.ts";
import type { CallPlan, ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import type { Project } from "../../../../src/schema/project/project.ts";
import type { JobContext } from "../../../contracts/job-kind.ts";

export interface RowsChunk {
  readonly rows: readonly SchemaRow[];
  /** The number of rows read so far, and of all rows as counted so far. */
  readonly read: number;
  readonly total: number;
}

const LARGEST_PAGE = 500;

/** All rows of the list's own source, page by page, as its handler gives them to this user; each once. */
export async function* exportRows(
  plan: ListPlan,
  params: object,
  project: Project,
  { call }: Pick<JobContext, "call">,
): AsyncGenerator<RowsChunk> {
  const { call: operationId } = plan.source;
  const paging = plan.calls[operationId]?.paging;
  if (!paging) {
    const rows = ((await call(operationId, params)) ?? []) as SchemaRow[];
    yield { rows, read: rows.length, total: rows.length };
    return;
  }
  const size = pageSize(project, operationId, paging);
  // Records that are added meanwhile push others onto the next page, where they would stand a second time.
  const seen = new Set<unknown>();
  for (let page = 1, read = 0; ; page += 1) {
    const result = await call(operationId, { ...params, [paging.page]: page, [paging.size]: size });
    const answer = result as SchemaRow;
    const rows = answer[paging.rows] as SchemaRow[];
    const total = Number(answer[paging.total]);
    read += rows.length;
    const fresh = rows.filter((row) => !seen.has(row[plan.rowKey]));
    for (const row of fresh) seen.add(row[plan.rowKey]);
    yield { rows: fresh, read, total };
    if (rows.length === 0 || read >= total) return;
  }
}

function pageSize(project: Project, operationId: string, { size }: NonNullable<CallPlan["paging"]>): number {
  const most = project.operations.get(operationId)?.request.properties?.[size]?.maximum;
  return Math.min(LARGEST_PAGE, most ?? LARGEST_PAGE);
}
