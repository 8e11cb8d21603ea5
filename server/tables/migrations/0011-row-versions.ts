/** Table → columns that change without a person's values changing: they leave its version as it is. */
const VERSIONED: Readonly<Record<string, readonly string[]>> = {
  plain_record: [],
  company: [],
  company_service: [],
  company_contact: [],
  company_grant: [],
  company_period: [],
  tag: [],
  department: [],
  role: [],
  staff: ["last_login_time", "password_hash", "password_checked", "password_due"],
};

const BOOKKEEPING = ["row_version", "row_user_id", "row_time", "update_time"];

/** Table → the rows whose values it belongs to, and how the two are joined. */
const PARTS: readonly (readonly [part: string, owner: string, key: string])[] = [
  ["staff_role", "staff", "user_id"],
  ["company_tag", "company", "company_id"],
];

/**
 * Each row has a version that no other row ever had, and another one after each real change of it, whoever makes it;
 * beside it stands who made that change and when, as far as the write has told the database.
 */
export const rowVersions: readonly string[] = [
  `create sequence row_version as bigint`,
  ...Object.keys(VERSIONED).map(
    (table) => `alter table ${table}
    add row_version text not null default nextval('row_version')::text,
    add row_user_id integer,
    add row_time timestamp(0)`,
  ),
  `create function renew_row_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv::text[] = to_jsonb(old) - tg_argv::text[] then
      return new;
    end if;
    new.row_version = nextval('row_version')::text;
    new.row_user_id = nullif(current_setting('app.user_id', true), '')::integer;
    new.row_time = nullif(current_setting('app.now', true), '')::timestamp(0);
    return new;
  end $$`,
  ...Object.entries(VERSIONED).map(
    ([table, unheeded]) => `create trigger renew_row_version before insert or update on ${table}
    for each row execute function renew_row_version(${[...BOOKKEEPING, ...unheeded].join(", ")})`,
  ),
  ...PARTS.flatMap(([part, owner, key]) => [
    `create function renew_${owner}_by_${part}() returns trigger language plpgsql as $$
    begin
      update ${owner} set
        row_version = nextval('row_version')::text,
        row_user_id = nullif(current_setting('app.user_id', true), '')::integer,
        row_time = nullif(current_setting('app.now', true), '')::timestamp(0)
        where (gsid, ${key}) in (select gsid, ${key} from changed);
      return null;
    end $$`,
    ...["insert", "delete"].map(
      (event) => `create trigger renew_${owner}_${event} after ${event} on ${part}
      referencing ${event === "insert" ? "new" : "old"} table as changed
      for each statement execute function renew_${owner}_by_${part}()`,
    ),
  ]),
];
