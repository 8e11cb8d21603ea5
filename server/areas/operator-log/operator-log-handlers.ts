import type { Handlers } from "../../binding/handler.ts";
import { operatorLogDetail } from "./log-detail.ts";
import { operatorLogPage } from "./log-page.ts";

export const operatorLogHandlers: Handlers["firm"] = {
  "operatorLog.page": operatorLogPage,
  "operatorLog.detail": operatorLogDetail,
};
