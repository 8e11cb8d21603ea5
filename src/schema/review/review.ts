import type { Contracts } from "../contracts.ts";
import type { Project } from "../project/project.ts";
import { type Change, finishChanges } from "./change.ts";
import { findReach } from "./reach.ts";
import { reviewFiles } from "./review-files.ts";
import { reviewMenus } from "./review-menus.ts";
import { reviewNamedSchemas } from "./review-named-schemas.ts";
import { reviewOperations } from "./review-operations.ts";
import { reviewPermissions } from "./review-permissions.ts";
import { reviewRoutes } from "./review-routes.ts";
import { reviewScreens } from "./review-screens.ts";
import { reviewUnusedBlocks } from "./review-unused-blocks.ts";
import { reviewTables } from "./review-tables.ts";

/**
 * Everything that means another thing in a project than in its base, gravest first. Silent about the form of files: blanks, order
 * of keys, short forms, `$schema`, a part moved into a block. Plans are made with the contracts of now on both sides.
 */
export function reviewProjects(before: Project, after: Project, contracts: Contracts): readonly Change[] {
  const verbs = new Set(contracts.verbs.map(({ verb }) => verb));
  const reach = findReach([before, after], contracts);
  const drafts = [
    ...reviewScreens(before, after, contracts, verbs),
    ...reviewUnusedBlocks(before, after, verbs),
    ...reviewRoutes(before, after),
    ...reviewMenus(before, after),
    ...reviewPermissions(before, after),
    ...reviewOperations(before, after, reach),
    ...reviewNamedSchemas(before, after, reach),
    ...reviewTables(before, after, reach),
    ...reviewFiles(before, after, verbs),
  ];
  return finishChanges(drafts, before, after, verbs);
}
