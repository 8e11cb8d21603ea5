/** The retention and allowances of a firm where they differ from the defaults, and its use of the machine. */
export const growth: readonly string[] = [
  `create table retention (
    gsid integer not null references firm,
    subject text not null check (subject in ('signIn', 'idempotency', 'usage', 'job', 'file', 'operationLog')),
    days integer not null check (days > 0),
    primary key (gsid, subject),
    check (subject <> 'operationLog' or days >= 183)
  )`,
  `create table allowance (
    gsid integer not null references firm,
    subject text not null check (subject in ('signIn', 'upload', 'export', 'dailyExport', 'storage')),
    scope text not null check (scope in ('user', 'firm')),
    amount bigint not null check (amount > 0),
    primary key (gsid, subject, scope)
  )`,
  `create table usage_count (
    gsid integer not null references firm,
    subject text not null,
    user_id integer not null,
    period bigint not null,
    used integer not null,
    expire_time timestamp(0) not null,
    primary key (gsid, subject, user_id, period)
  )`,
  `create index usage_count_end on usage_count (gsid, expire_time)`,
  `create index token_end on token (gsid, expire_time)`,
  `create index idempotency_age on idempotency (gsid, create_time)`,
  `create index job_end on job (gsid, end_time) where status <> 0`,
  `create index file_owner on file (gsid, owner) include (size)`,
  `create index file_age on file (gsid, create_time)`,
];
