import { compare, type Fault } from "../oracles/fault.ts";
import { expectedColumns } from "../oracles/list-oracle.ts";
import type { Question } from "../oracles/request-oracle.ts";
import { text } from "../oracles/viewer.ts";
import { findRequestFaults, findRowFaults, openList, type ListState } from "./find-list-faults.ts";
import { flatten } from "./start-action.ts";
import type { ListVisit } from "./visit.ts";

/** The title of each column that can order the list does so, and a node of the tree beside it chooses its rows. */
export async function findOrderFaults(list: ListVisit): Promise<readonly Fault[]> {
  const opening = await openList(list);
  return [...(await findNodeFaults(list, opening)), ...(await findSortFaults(list, opening))];
}

async function findSortFaults(list: ListVisit, { question, scope }: ListState): Promise<readonly Fault[]> {
  const { page, plan, name, viewer } = list;
  if (plan.calls[plan.source.call]?.sort === undefined) return [];
  const { sort: _sort, ...unsorted } = question;
  const faults: Fault[] = [];
  let current = question.sort;
  for (const column of expectedColumns(plan.columns, scope, viewer).filter(
    ({ sort }) => sort !== undefined,
  )) {
    const sort = nextSort(current, column.id);
    const title = text(column.title, scope);
    const button = page.getByRole("button", { name: title, exact: true });
    const head = page.getByRole("columnheader").filter({ has: button });
    faults.push(
      ...(await findAskedFaults(list, { ...unsorted, ...(sort && { sort }) }, () =>
        head.locator(button).click(),
      )),
      ...compare(
        `${name} / order of ${column.id}`,
        sort?.order ?? "none",
        await head.getAttribute("aria-sort"),
      ),
    );
    current = sort;
  }
  return faults;
}

/** Ascending, then descending, then as the server has it. */
function nextSort(current: Question["sort"], column: string): Question["sort"] {
  if (current?.column !== column) return { column, order: "ascending" };
  return current.order === "ascending" ? { column, order: "descending" } : undefined;
}

async function findNodeFaults(list: ListVisit, { question }: ListState): Promise<readonly Fault[]> {
  const { page, plan, exchanges } = list;
  const { aside } = plan;
  if (!aside) return [];
  const answer = await exchanges.answered(aside.source.call);
  const node = flatten(answer.result, aside.children).at(-1);
  if (!node) return [];
  const line = page
    .getByRole("treeitem")
    .filter({ has: page.getByTitle(String(node[aside.label]), { exact: true }) });
  const all = page.getByRole("treeitem", { name: aside.all, exact: true });
  return [
    ...(await findAskedFaults(list, { ...question, node: node[aside.value] }, () => line.click())),
    ...(await findAskedFaults(list, question, () => all.click())),
  ];
}

async function findAskedFaults(
  list: ListVisit,
  question: Question,
  change: () => Promise<void>,
): Promise<readonly Fault[]> {
  const before = list.exchanges.count(list.plan.source.call);
  await change();
  await list.exchanges.answered(list.plan.source.call, before);
  return [...findRequestFaults(list, question), ...(await findRowFaults(list, question))];
}
