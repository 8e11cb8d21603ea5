import type { Api } from "./api.ts";
import { findUser } from "./users.ts";

const CREATE = "/api/notice/api/notice/create";
const STATUS = "/api/notice/api/subject/notice/status";
export const PAGE = "/api/notice/api/subject/notice/page";

/** Publishes a notice to the account alone. */
export async function publishTo(api: Api, account: string, notice: object): Promise<void> {
  const user = await findUser(api, account);
  const answer = await api.post(CREATE, {
    noticeBody: "<p>请知悉</p>",
    category: 1,
    userIdList: [user?.id],
    ...notice,
  });
  if (answer.code !== "0") throw new Error(`the notice was not published: ${answer.message}`);
}

/** The number of the caller's unread notices, as the server counts them. */
export async function countUnread(api: Api): Promise<number> {
  const { result } = await api.put(STATUS, {});
  return (result as { total: number }).total;
}
