import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeCompanies } from "../../clients/door.ts";

/** Puts a company on top of the user's own list, or back among the others; twice is as good as once. */
export const topCompany = operation("book.top", async ({ qyid, action }, context) => {
  await takeCompanies(context, [qyid]);
  const store = await RecordStore.open("bookTop", context);
  const key = { qyid, userId: context.user.id };
  if (action === "top") await store.createUnlessThere(key);
  else await store.remove(await store.list({ where: key }));
  return { qyid, isTop: action === "top" ? 1 : 0 };
});
