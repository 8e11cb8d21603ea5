import { operation } from "../../../contracts/operation.ts";
import { narrowUsers } from "../user-admin/list-users.ts";

const MOST = 20;

/** The first users whose name, account or department contains the text; for pickers. */
export const fuzzyMatch = operation("user.fuzzyMatch", async ({ content = "" }, context) => {
  const text = content.trim();
  const users = await (
    await narrowUsers(context, text === "" ? {} : { content: text })
  )
    .orderBy("staff.account")
    .limit(MOST)
    .execute();
  return users.map(({ userId, name, account, deptName }) => ({ userId, userName: name, account, deptName }));
});
