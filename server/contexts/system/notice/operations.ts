import type { FirmOperation } from "../../../contracts/operation.ts";
import { publishNotice } from "./publish-notice.ts";
import {
  clearNotices,
  noticeDetail,
  noticeDetailById,
  noticeStatus,
  pageNotices,
  readNotices,
} from "./read-notices.ts";
import { withdrawNotices } from "./withdraw-notices.ts";

/** 通知中心. */
export const noticeOperations: readonly FirmOperation[] = [
  pageNotices,
  readNotices,
  noticeStatus,
  noticeDetail,
  noticeDetailById,
  clearNotices,
  publishNotice,
  withdrawNotices,
];
