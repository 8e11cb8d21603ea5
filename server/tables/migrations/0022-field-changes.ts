/** Tables whose rows people change; what is entered into the last two by machine is no change of theirs. */
const FOLLOWED = [
  "firm",
  "department",
  "role",
  "role_permission",
  "staff",
  "staff_role",
  "company",
  "company_contact",
  "company_grant",
  "company_member",
  "company_service",
  "company_tag",
  "tag",
  "plain_record",
] as const;
const FILLED_BY_MACHINE = ["company_period", "invoice"] as const;

/**
 * A transaction that sets `audit.capture` to "on" finds its changed rows in `change_capture`, whatever statement
 * changed them. It takes them out again before its end, so that no other one ever sees any.
 */
export const fieldChanges: readonly string[] = [
  `alter table operation_log add column request_no text, add column client_ip text`,
  `create index operation_log_request on operation_log (gsid, request_no)`,
  `create table field_change (
    id integer generated always as identity primary key,
    gsid integer not null references firm,
    request_no text not null,
    user_id integer not null,
    title text not null,
    company_id integer,
    kind text not null,
    record_id text not null,
    record_name text not null,
    change text not null check (change in ('create', 'update', 'delete')),
    field text not null,
    field_title text not null,
    before_text text,
    after_text text,
    create_time timestamp(0) not null,
    foreign key (gsid, user_id) references staff (gsid, user_id)
  )`,
  `create index field_change_request on field_change (gsid, request_no)`,
  `create index field_change_company on field_change (gsid, company_id, id)`,
  `create table change_capture (
    id integer generated always as identity primary key,
    gsid integer not null,
    source text not null,
    before_row jsonb,
    after_row jsonb
  )`,
  `create function capture_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then return null; end if;
    insert into change_capture (gsid, source, before_row, after_row)
      values (coalesce(new.gsid, old.gsid), tg_table_name, to_jsonb(old), to_jsonb(new));
    return null;
  end $$`,
  ...FOLLOWED.map((table) => captureTrigger(table, "insert or update or delete")),
  ...FILLED_BY_MACHINE.map((table) => captureTrigger(table, "update or delete")),
];

function captureTrigger(table: string, events: string): string {
  return `create trigger capture_change after ${events} on ${table} for each row
    when (current_setting('audit.capture', true) = 'on') execute function capture_change()`;
}
