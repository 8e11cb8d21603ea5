import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { COMPANY_COLUMNS, selectCompanies } from "./annual-invoices.ts";
import { SALE, VOID, yearOf } from "./invoice-sums.ts";

/** The sales and purchases of a year by all companies that a list would show, added up by the database. */
export const annualInvoiceTotals = operation(
  "progress.annualInvoiceTotals",
  async ({ kjnd, ...params }, context) => {
    const { db, user } = context;
    const served = selectCompanies(db).where(withinScope(await companyScope(db, user)));
    // The parameters mean the same as those of the list, and only the list's operation describes its rows.
    const described = await findOperation(context, "progress.annualInvoicePage");
    const companies = narrowTable(served, described, COMPANY_COLUMNS, params)
      .clearSelect()
      .select("company.companyId");
    const counts = await db
      .selectFrom(companies.as("seen"))
      .select((from) => [
        from.fn.countAll<number>().as("companyNum"),
        from.fn
          .countAll<number>()
          .filterWhere((seen) =>
            seen.exists(
              seen
                .selectFrom("invoice")
                .select("invoice.id")
                .whereRef("invoice.companyId", "=", "seen.companyId")
                .where("kjnd", "=", kjnd)
                .where("jxxlx", "=", SALE)
                .where("fpzt", "!=", VOID),
            ),
          )
          .as("sellingNum"),
      ])
      .executeTakeFirstOrThrow();
    // Company by company: the index that finds its invoices serves a firm of any size.
    const sums = await db
      .selectFrom(companies.as("seen"))
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom("invoice")
            .select((invoice) => [
              "kjqj",
              "jxxlx",
              invoice.fn.countAll<number>().as("count"),
              invoice.fn.sum<string>("jehj").as("je"),
              invoice.fn.sum<string>("sehj").as("se"),
            ])
            .whereRef("invoice.companyId", "=", "seen.companyId")
            .where("kjnd", "=", kjnd)
            .where("fpzt", "!=", VOID)
            .groupBy(["kjqj", "jxxlx"])
            .as("month"),
        (join) => join.onTrue(),
      )
      .select((from) => [
        "month.kjqj",
        "month.jxxlx",
        from.fn.sum<string>("month.count").as("count"),
        from.fn.sum<string>("month.je").as("je"),
        from.fn.sum<string>("month.se").as("se"),
      ])
      .groupBy(["month.kjqj", "month.jxxlx"])
      .execute();
    return { ...counts, ...yearOf(sums.map((sum) => ({ ...sum, count: Number(sum.count) }))) };
  },
);
