import { useEffect, useState } from "react";
import type { Client } from "../../../request/client-contract.ts";
import { loadRole, loadRoles, type RoleChoice } from "../role/load-roles.ts";
import type { RoleView, ViewedRole } from "../role/role-view.ts";

interface RolesTabProps {
  readonly client: Client;
  readonly roles: RoleView;
  readonly viewed: ViewedRole | null;
}

/** The firm's roles, each to see the application as. */
export function RolesTab({ client, roles, viewed }: RolesTabProps) {
  const [choices, setChoices] = useState<readonly RoleChoice[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const show = (role: RoleChoice) => attempt(async () => roles.show(await loadRole(client, role)));
  const retry = () => attempt(async () => setChoices(await loadRoles(client)));
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const list = await loadRoles(client);
        if (isCurrent) setChoices(list);
      } catch (error) {
        if (isCurrent) setFailure(messageOf(error));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return (
    <div className="inspector-roles">
      <p className="inspector-note">
        菜单、页面和按钮按所选角色的权限重新显示，管理员身份一并关闭；服务器仍按您自己的账号返回数据。
      </p>
      {failure !== null && (
        <p role="alert" className="inspector-failure">
          {failure}
          <button type="button" className="inspector-link" onClick={() => void retry()}>
            重试
          </button>
        </p>
      )}
      {choices === null && failure === null && <output className="inspector-empty">加载中...</output>}
      {choices && (
        <ul className="inspector-list">
          {choices.map((role) => (
            <li key={role.roleId} aria-current={viewed?.roleId === role.roleId}>
              <span className="inspector-node-title">{role.roleName}</span>
              <span className="inspector-node-name">{`${role.userCount} 人`}</span>
              <button
                type="button"
                className="inspector-button"
                aria-label={`以「${role.roleName}」查看`}
                disabled={viewed?.roleId === role.roleId}
                onClick={() => void show(role)}
              >
                {viewed?.roleId === role.roleId ? "查看中" : "查看"}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
