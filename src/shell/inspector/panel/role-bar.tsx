import type { RoleView, ViewedRole } from "../role/role-view.ts";

interface RoleBarProps {
  readonly role: ViewedRole;
  readonly roles: RoleView;
}

/** Says for as long as it lasts that the application is seen as a role. */
export function RoleBar({ role, roles }: RoleBarProps) {
  return (
    <output className="inspector inspector-role-bar">
      正以角色「{role.roleName}」查看界面；服务器仍按您自己的账号返回数据
      <button type="button" className="inspector-button" onClick={roles.end}>
        恢复
      </button>
    </output>
  );
}
