import { readEdition } from "../domain/edition.ts";
import type { LoginInfo, SessionScope } from "./login-info.ts";

/** The part of the login info that screens may see. */
export function sessionScope(info: LoginInfo): SessionScope {
  const { id, name, account, superAdmin, admin, branchAdmin, deptManager } = info.userBasicInfo;
  return {
    user: { id, name, account, superAdmin, admin, branchAdmin, deptManager },
    firm: { id: info.dzgsDTO.gsid, name: info.dzgsDTO.gsmc, areaCode: info.dzgsDTO.dqbm },
    edition: readEdition(info),
  };
}
