/** The columns that most records have in common: the owner, the period, deleted or not. */
export const recordColumns: readonly string[] = [
  `alter table plain_record
    add company_id integer,
    add kjnd integer,
    add kjqj integer,
    add is_remove integer not null default 0,
    add create_user_id integer,
    add update_time timestamp(0),
    add foreign key (gsid, company_id) references company (gsid, company_id) on delete cascade`,
  `create index plain_record_company on plain_record (gsid, resource, company_id, kjnd, kjqj)`,
  `create index plain_record_owner on plain_record (gsid, company_id) where company_id is not null`,
];
