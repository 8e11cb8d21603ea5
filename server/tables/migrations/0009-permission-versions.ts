const CHANGES: readonly (readonly [event: string, rows: readonly string[]])[] = [
  ["insert", ["new"]],
  ["update", ["old", "new"]],
  ["delete", ["old"]],
];

/** Every change of a role's permissions, whoever makes it, gives the role another version. */
export const permissionVersions: readonly string[] = [
  `alter table role add permission_version integer not null default 0`,
  `create function renew_permission_version() returns trigger language plpgsql as $$
  begin
    update role set permission_version = permission_version + 1
      where (gsid, role_id) in (select gsid, role_id from changed);
    return null;
  end $$`,
  ...CHANGES.flatMap(([event, rows]) =>
    rows.map(
      (side) => `create trigger role_permission_${event}_${side} after ${event} on role_permission
    referencing ${side} table as changed for each statement execute function renew_permission_version()`,
    ),
  ),
];
