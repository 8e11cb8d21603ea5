import { fileURLToPath } from "node:url";
import { createProject, type Project } from "../../../../../src/schema/project/project.ts";
import { readProject } from "../../../../../src/schema/project/read-project.ts";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));

const exportAction = {
  id: "export",
  label: "导出",
  permission: "basicSetting.staffActions.add",
  do: [
    {
      job: "taskCentre.export",
      title: "导出用户",
      params: { fileType: "EXCEL", reportType: "screen", extendParam: { screen: "test.users", params: {} } },
    },
  ],
};

const users = {
  version: 1,
  id: "test.users",
  kind: "list",
  title: "在职/离职用户",
  permission: "basicSetting.staffActions",
  source: { call: "userAdmin.list", params: { isRemove: 0 } },
  filters: ["nameOrAccount", "status"],
  columns: [
    { field: "name", width: 140 },
    { field: "account", title: "账号（{{ session.edition.firmType }} {{ period }}）" },
    "phone",
    "status",
    "userKind",
    "lastLoginTime",
  ],
  toolbar: [exportAction],
};

/** The project with three more screens: users with an export, users without one, and one that is no list. */
export async function projectWithExport(): Promise<Project> {
  const { files } = await readProject(ROOT);
  const silent = { ...users, id: "test.silent", toolbar: [] };
  const home = { version: 1, id: "test.home", kind: "custom", title: "首页", surface: "home" };
  const added = [users, silent, home].map(
    (screen) => [`schemas/screens/test/${screen.id}.json`, JSON.stringify(screen)] as const,
  );
  const texts = [...files].map(([path, file]) => [path, file.text] as const);
  return createProject(new Map([...texts, ...added]));
}
