import type { FirmOperation } from "../../../contracts/operation.ts";
import { authoriseUser, batchAuthorise } from "./authorise-users.ts";
import { delegateCounts } from "./delegate-counts.ts";
import { exportUsers } from "./export-users.ts";
import { fuzzyMatch } from "./fuzzy-match.ts";
import { moveUsers } from "./move-users.ts";
import { roleAllUsers, roleToUserList } from "./role-users.ts";
import { userPage } from "./user-page.ts";
import { saveUser } from "./save-user.ts";

export const userOperations: readonly FirmOperation[] = [
  userPage,
  authoriseUser,
  batchAuthorise,
  moveUsers,
  exportUsers,
  delegateCounts,
  fuzzyMatch,
  roleToUserList,
  roleAllUsers,
  saveUser,
];
