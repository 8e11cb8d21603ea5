/** Branches, unique department names, passwords. */
export const organisation: readonly string[] = [
  `alter table department add column branch smallint not null default 0 check (branch in (0, 1))`,
  `create unique index department_name on department (gsid, coalesce(parent_id, 0), dept_name)`,
  `alter table staff add column password_hash text`,
  `alter table staff add column password_checked timestamp(0)`,
  `create index operation_log_user on operation_log (gsid, user_id, create_time)`,
];
