/**
 * Messages to browsers, left in the transaction of what they tell of. They get their numbers once they are committed,
 * one process after the other: in the order of the numbers nothing appears late.
 */
export const outbox: readonly string[] = [
  `create table outbox (
    id bigint generated always as identity primary key,
    gsid integer not null references firm (gsid),
    sequence bigint unique,
    user_ids integer[],
    company_id integer,
    message jsonb not null,
    create_time timestamp(0) not null default (now() at time zone 'Asia/Shanghai')
  )`,
  `create index outbox_unnumbered on outbox (id) where sequence is null`,
  `create index outbox_time on outbox (gsid, create_time)`,
  `create table outbox_number (last bigint not null)`,
  `insert into outbox_number (last) values (0)`,
  `alter table retention drop constraint retention_subject_check`,
  `alter table retention add constraint retention_subject_check check (
    subject in ('signIn', 'idempotency', 'usage', 'message', 'job', 'file', 'operationLog')
  )`,
];
