import type { FirmOperation } from "../../../contracts/operation.ts";
import { customerCounts, customerShares } from "./customer-board.ts";
import { confirmBoard, processBoard, progressPage, taxBoard } from "./filing-board.ts";
import { chanceBoard, performanceBoard, renewalBoard, visitBoard } from "./growth-board.ts";
import { healthBoard } from "./health-board.ts";

/** 首页. */
export const homeOperations: readonly FirmOperation[] = [
  customerCounts,
  customerShares,
  confirmBoard,
  taxBoard,
  processBoard,
  progressPage,
  visitBoard,
  renewalBoard,
  chanceBoard,
  performanceBoard,
  healthBoard,
];
