import { compileTemplate } from "../../expression/template.ts";
import { compileStates } from "../../schema/predicate/compile-state.ts";
import { withRow } from "../row-scope.ts";
import { type KeyedRow, readRowsPage, type RowsPage } from "../list/data/rows-page.ts";
import type { RendererHost } from "../host.ts";
import type { Scope } from "../host.ts";
import type { Reached, Step, Trail } from "./trail.ts";

/**
 * The neighbour of the trail's record in its list, which is fetched again: null when the list ends here. A record that
 * has left the list (it was changed, say) keeps the place where it stood.
 */
export async function stepTrail(
  trail: Trail,
  step: Step,
  host: Pick<RendererHost, "call" | "register">,
  scope: Scope,
  kept: readonly string[] = [],
): Promise<Reached | null> {
  host.register({ [trail.call.id]: trail.call });
  const here = await fetchPage(trail, trail.page, host);
  const position = here.rows.findIndex(({ key }) => key === trail.key);
  const index = position === -1 ? trail.at + Math.min(step, 0) : position + step;
  const row = here.rows[index];
  const reach = reachOf(trail, scope, kept);
  if (row) return reach(row, { page: trail.page, at: index, total: here.total });
  const page = trail.page + step;
  if (page < 1 || (page - 1) * trail.size >= here.total || !trail.call.paging) return null;
  const { rows, total } = await fetchPage(trail, page, host);
  const at = step === 1 ? 0 : rows.length - 1;
  const next = rows[at];
  return next ? reach(next, { page, at, total }) : null;
}

async function fetchPage(trail: Trail, page: number, host: Pick<RendererHost, "call">): Promise<RowsPage> {
  const { call, params, rowKey, size } = trail;
  const { paging } = call;
  const asked = paging ? { ...params, [paging.page]: page, [paging.size]: size } : params;
  return readRowsPage(await host.call(call.id, asked, { silent: true }), { rowKey, paging });
}

function reachOf(trail: Trail, scope: Scope, kept: readonly string[]) {
  const seen = { ...scope, ...trail.names };
  const given = { today: String(scope.today), period: String(trail.names.period) };
  const states = compileStates(trail.states, given);
  const handed = compileTemplate(trail.to);
  return ({ key, row }: KeyedRow, place: Pick<Trail, "page" | "at" | "total">): Reached => ({
    to: handed(withRow(seen, row, states)) as Reached["to"],
    trail: { ...trail, ...place, key },
    kept,
  });
}
