import type { Api } from "./api.ts";
import { findUser } from "./users.ts";

/** A department as the backend's tree has it. */
export interface Department {
  readonly deptId: number;
  readonly deptName: string;
  readonly parentId: number | null;
  readonly branch: number;
  /** Of this department and those below it. */
  readonly userCount: number;
  readonly children: readonly Department[];
}

/** A permission code of a role: 0 may do, 1 may do without a menu entry, 2 sees only. */
export interface Grant {
  readonly code: string;
  readonly operationFlag: number;
}

export interface Role {
  readonly roleId: number;
  readonly roleName: string;
  readonly remark: string;
  readonly userCount: number;
  readonly permissions: readonly Grant[];
}

export interface LogEntry {
  readonly id: number;
  readonly operatorName: string;
  readonly account: string;
  readonly title: string;
  readonly target: string;
  readonly success: number;
  readonly reason: string | null;
  readonly createTime: string;
}

/** The department of this name; undefined when there is none. */
export async function findDepartment(api: Api, name: string): Promise<Department | undefined> {
  const [top] = (await answer(api.post("/api/fintax/application/dz/department/tree", {}))) as readonly [
    Department,
  ];
  return flatten(top).find(({ deptName }) => deptName === name);
}

export async function theDepartment(api: Api, name: string): Promise<Department> {
  const department = await findDepartment(api, name);
  if (!department) throw new Error(`there is no department ${name}`);
  return department;
}

/** Puts a department under 质控部, or under the one that is named. */
export async function addDepartment(api: Api, name: string, under = "质控部"): Promise<Department> {
  const { deptId: parentId } = await theDepartment(api, under);
  await answer(api.post("/api/fintax/application/dz/department/add", { parentId, deptName: name }));
  return await theDepartment(api, name);
}

export async function moveUser(api: Api, account: string, department: string): Promise<void> {
  const { deptId } = await theDepartment(api, department);
  const user = await findUser(api, account);
  await answer(
    api.post("/api/fintax/application/dz/user/move", {
      userIds: [user?.id],
      rowVersionList: [user?.rowVersion],
      deptId,
    }),
  );
}

/** The role of this name with its permissions; undefined when there is none. */
export async function findRole(api: Api, name: string): Promise<Role | undefined> {
  const page = await answer(api.post("/api/auth/role/page", { pageNum: 1, pageSize: 200 }));
  const role = (page as { list: readonly Role[] }).list.find(({ roleName }) => roleName === name);
  return role && ((await answer(api.get(`/api/auth/role/detail?roleId=${role.roleId}`))) as Role);
}

export async function addRole(api: Api, name: string, permissions: readonly Grant[] = []): Promise<Role> {
  await answer(api.post("/api/auth/role/add", { roleName: name, remark: "", permissions }));
  const added = await findRole(api, name);
  if (!added) throw new Error(`${name} was not added`);
  return added;
}

/** Gives a user exactly these roles. */
export async function authorise(api: Api, account: string, roles: readonly string[]): Promise<void> {
  const roleRows = await Promise.all(roles.map((role) => findRole(api, role)));
  const roleIds = roleRows.map((role) => role?.roleId);
  await answer(
    api.post("/api/fintax/application/dz/user/authorize", {
      userId: (await findUser(api, account))?.id,
      roleIds,
    }),
  );
}

/** The newest entries of the operation log that these filters keep. */
export async function findLog(api: Api, filters: object = {}): Promise<readonly LogEntry[]> {
  const page = await answer(
    api.post("/api/fintax/application/dz/operatorLog/page", { pageNum: 1, pageSize: 50, ...filters }),
  );
  return (page as { list: readonly LogEntry[] }).list;
}

function flatten(department: Department): readonly Department[] {
  return [department, ...department.children.flatMap(flatten)];
}

async function answer(asked: ReturnType<Api["post"]>): Promise<unknown> {
  const { code, message, result } = await asked;
  if (code !== "0") throw new Error(`the backend refused: ${message}`);
  return result;
}
