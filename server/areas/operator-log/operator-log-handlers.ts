import type { Handlers } from "../../binding/handler.ts";
import { operatorLogDetail } from "./log-detail.ts";
import { companyChangePage, logChangePage } from "./change-pages.ts";
import { operatorLogPage } from "./log-page.ts";

export const operatorLogHandlers: Handlers["firm"] = {
  "operatorLog.page": operatorLogPage,
  "operatorLog.change.page": logChangePage,
  "operatorLog.companyChange.page": companyChangePage,
  "operatorLog.detail": operatorLogDetail,
};
