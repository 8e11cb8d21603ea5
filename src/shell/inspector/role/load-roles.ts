import type { Client } from "../../../request/client-contract.ts";
import type { CallPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ViewedRole } from "./role-view.ts";

export interface RoleChoice {
  readonly roleId: number;
  readonly roleName: string;
  readonly remark: string;
  readonly userCount: number;
}

const CALLS = ["role.page", "role.detail", "role.permissionTree"] as const;
const MANY = 200;

/** The firm's roles. Rejects with the server's sentence when the signed-in user may not see them. */
export async function loadRoles(client: Client): Promise<readonly RoleChoice[]> {
  await registerCalls(client);
  const { list } = await client.call("role.page", { pageNum: 1, pageSize: MANY }, { silent: true });
  return list;
}

/** A role with its codes as a session would have them. */
export async function loadRole(client: Client, { roleId, roleName }: RoleChoice): Promise<ViewedRole> {
  const [detail, tree] = await Promise.all([
    client.call("role.detail", { roleId }, { silent: true }),
    client.call("role.permissionTree", {}, { silent: true }),
  ]);
  const types = new Map(tree.flatMap(flatCodes));
  const entries = detail.permissions.map(({ code, operationFlag }) => ({
    code,
    operationFlag,
    resourceType: types.get(code) ?? "",
  }));
  return { roleId, roleName, entries };
}

interface CodeNode {
  readonly code: string;
  readonly resourceType: string;
  readonly children: readonly CodeNode[];
}

function flatCodes({ code, resourceType, children }: CodeNode): [code: string, resourceType: string][] {
  return [[code, resourceType], ...children.flatMap(flatCodes)];
}

/** Registers these calls, which no open screen may have named; the development server has their plans. */
async function registerCalls(client: Client): Promise<void> {
  const query = CALLS.map((id) => `id=${id}`).join("&");
  const response = await fetch(`/__schemas/calls?${query}`);
  if (!response.ok) throw new Error(`开发服务器没有给出角色接口（${response.status}）`);
  client.register((await response.json()) as { readonly [operationId: string]: CallPlan });
}
