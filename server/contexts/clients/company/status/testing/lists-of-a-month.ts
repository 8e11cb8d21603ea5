/** Lists that belong to a month. */
export const OF_MONTH = [
  "invoice.collection.page",
  "taxDeclare.otherTax.page",
  "progress.processView.page",
  "workProgress.statistics",
  "home.page",
  "book.home",
  "report.situation.page",
  "socialInsurance.page",
  "pit.list",
];
