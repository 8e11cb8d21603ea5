import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows, pageRows } from "../../../records/query/page-rows.ts";
import { type BookRow, readBookRows } from "./book-rows.ts";

/** One page of the companies whose books are kept in the month. */
export const bookHome = operation("book.home", async ({ kjnd, kjqj, ...params }, context) => {
  const rows = await readBookRows(context, { kjnd, kjqj });
  return pageRows(await findOperation(context, "book.home"), rows, params);
});

/** The number of them in each state. */
export const countBooks = operation("book.count", async ({ kjnd, kjqj, ...params }, context) => {
  const all = await readBookRows(context, { kjnd, kjqj });
  const rows = narrowRows({ ...(await findOperation(context, "book.count")), row: undefined }, all, params);
  const count = (fits: (row: BookRow) => boolean) => rows.filter(fits).length;
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
