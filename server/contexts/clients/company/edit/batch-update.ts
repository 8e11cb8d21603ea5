import type { SignedInUser } from "../../../../access/signed-in-user.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { mayCall } from "../../../../access/grants.ts";
import { setTags } from "../tags/set-tags.ts";
import { takeCompanies } from "../take-companies.ts";

const EDIT = "customerCentre.customerInfo.edit";
const TAGS = "customerCentre.customerInfo.tags";

/** Changes the same things of all of the companies, or of none. */
export const batchUpdate = operation("company.batchUpdate", async (params, context) => {
  const { companyIdList, ...given } = params;
  const companies = await takeCompanies(context, companyIdList);
  const { db, user, clock } = context;
  assertMayChange(given, user);
  const { tagIdList, tagMode = "add", ...change } = given;
  if (tagIdList !== undefined) await setTags(db, companyIdList, tagIdList, tagMode);
  await db
    .updateTable("company")
    .set({ ...change, updateTime: clock.now() })
    .where("companyId", "in", companyIdList)
    .execute();
  return { count: companies.length };
});

type Change = Omit<ParamsOf<"company.batchUpdate">, "companyIdList" | "rowVersionList">;

/** Refuses a change of nothing, and one that the user may not make: tags and the other data each need their own code. */
export function assertMayChange({ tagIdList, tagMode = "add", ...change }: Change, user: SignedInUser): void {
  const hasChange = Object.keys(change).length > 0;
  if (!hasChange && tagIdList === undefined) throw new Refusal("validation", "请选择需要修改的内容");
  if (tagIdList !== undefined) {
    assertAllowed(user, TAGS);
    if (tagIdList.length === 0 && tagMode !== "replace") throw noTags();
  }
  if (hasChange) assertAllowed(user, EDIT);
}

function assertAllowed(user: SignedInUser, code: string): void {
  if (!mayCall(user.grants, [code], "write")) throw new Refusal("permission");
}

function noTags(): Refusal {
  const message = "请选择标签";
  return new Refusal("validation", message, [{ path: "tagIdList", message }]);
}
