import type { Handlers } from "../../binding/handler.ts";
import { publishNotice } from "./publish-notice.ts";
import {
  clearNotices,
  noticeDetail,
  noticeDetailById,
  noticeStatus,
  pageNotices,
  readNotices,
} from "./read-notices.ts";

/** 通知中心. */
export const noticeHandlers: Handlers["firm"] = {
  "notice.page": pageNotices,
  "notice.read": readNotices,
  "notice.status": noticeStatus,
  "notice.detail": noticeDetail,
  "notice.detailById": noticeDetailById,
  "notice.delete": clearNotices,
  "notice.create": publishNotice,
};
