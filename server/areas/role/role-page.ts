import type { FirmHandler } from "../../binding/handler.ts";
import { containing } from "../../store/apply-filters.ts";
import { type PageRequest, fetchPage } from "../../store/fetch-page.ts";

interface RolePageParams extends PageRequest {
  readonly roleName?: string;
}

/** The firm's roles. */
export const rolePage: FirmHandler<RolePageParams> = async ({ roleName, ...page }, { db }) => {
  const roles = db.selectFrom("role").select(["roleId", "roleName", "remark"]).orderBy("roleId");
  return await fetchPage(roleName ? roles.where("roleName", "ilike", containing(roleName)) : roles, page);
};
