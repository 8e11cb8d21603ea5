import type { Api } from "./api.ts";

/** A user as the backend lists them. */
export interface User {
  readonly id: number;
  readonly rowVersion: string;
  readonly name: string;
  readonly account: string;
  readonly phone: string;
  readonly deptId: number;
  readonly deptName: string;
  readonly roleIds: readonly number[];
  readonly roleNames: string;
  readonly userKind: string;
  readonly status: number;
}

/** Users of the firm as the database has them, in the order of the list; without filters all of them. */
export async function findUsers(api: Api, filters: object = {}): Promise<readonly User[]> {
  const answer = await api.post("/api/auth/user/list", { pageSize: 500, ...filters });
  if (answer.code !== "0") throw new Error(`the users were not listed: ${answer.message}`);
  return (answer.result as { list: readonly User[] }).list;
}

/** The user who has this login account; undefined when there is none. */
export async function findUser(api: Api, account: string): Promise<User | undefined> {
  return (await findUsers(api, { nameOrAccount: account })).find((user) => user.account === account);
}

/** Opens an account in the department and with the role of 李文静. */
export async function addUser(api: Api, name: string, account: string): Promise<User> {
  const model = await findUser(api, "liwenjing");
  const { deptId, roleIds } = model ?? {};
  const phone = "13912345678";
  const answer = await api.post("/api/auth/user/add", {
    name,
    account,
    phone,
    deptId,
    roleIds,
    userKind: "ordinary",
  });
  const added = await findUser(api, account);
  if (!added) throw new Error(`${account} was not added: ${answer.message}`);
  return added;
}
