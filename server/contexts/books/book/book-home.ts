import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows, pageRows } from "../../../records/query/page-rows.ts";
import { servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { monthName } from "./book-period.ts";
import { readBookRows } from "./book-rows.ts";

/** One page of the companies whose books are kept in the month. */
export const bookHome = operation("book.home", async ({ kjnd, kjqj, ...params }, context) => {
  const rows = await readKeptBooks(context, { kjnd, kjqj });
  return pageRows(await findOperation(context, "book.home"), rows, params);
});

/** The number of them in each state. */
export const countBooks = operation("book.count", async ({ kjnd, kjqj, ...params }, context) => {
  const all = await readKeptBooks(context, { kjnd, kjqj });
  const rows = narrowRows({ ...(await findOperation(context, "book.count")), row: undefined }, all, params);
  const count = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length;
  return {
    total: rows.length,
    arrivedNum: count(({ arrivalStatus }) => arrivalStatus === 2),
    partlyArrivedNum: count(({ arrivalStatus }) => arrivalStatus === 1),
    unarrivedNum: count(({ arrivalStatus }) => arrivalStatus === 0),
    bookedNum: count(({ bookStatus }) => bookStatus === 2),
    bookingNum: count(({ bookStatus }) => bookStatus === 1),
    unbookedNum: count(({ bookStatus }) => bookStatus === 0),
    closedNum: count(({ ztQjzt }) => ztQjzt === 1),
    declaredNum: count(({ taxDeclareStatus }) => taxDeclareStatus === 2),
  };
});

async function readKeptBooks(context: FirmContext, month: { readonly kjnd: number; readonly kjqj: number }) {
  const rows = await readBookRows(context, month, servedIn(monthName(month)));
  return rows.map(({ isKept: _kept, ...row }) => row);
}
