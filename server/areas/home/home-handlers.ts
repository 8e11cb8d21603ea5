import type { Handlers } from "../../binding/handler.ts";
import { customerCounts, customerShares } from "./customer-board.ts";
import { confirmBoard, processBoard, progressPage, taxBoard } from "./filing-board.ts";
import { chanceBoard, performanceBoard, renewalBoard, visitBoard } from "./growth-board.ts";
import { healthBoard } from "./health-board.ts";

/** 首页. */
export const homeHandlers: Handlers["firm"] = {
  "home.customer": customerCounts,
  "home.customerV2": customerShares,
  "home.confirm": confirmBoard,
  "home.tax": taxBoard,
  "home.process": processBoard,
  "home.page": progressPage,
  "home.visitData": visitBoard,
  "home.renewalControl": renewalBoard,
  "home.chanceFollow": chanceBoard,
  "home.performance": performanceBoard,
  "home.businessHealth": healthBoard,
};
