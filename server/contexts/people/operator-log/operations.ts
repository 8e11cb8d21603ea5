import type { FirmOperation } from "../../../contracts/operation.ts";
import { operatorLogDetail } from "./log-detail.ts";
import { companyChangePage, logChangePage } from "./change-pages.ts";
import { operatorLogPage } from "./log-page.ts";

export const operatorLogOperations: readonly FirmOperation[] = [
  operatorLogPage,
  logChangePage,
  companyChangePage,
  operatorLogDetail,
];
