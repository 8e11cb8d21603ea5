/** Sign-ins that are shared for a while, and passwords that their owners have to change. */
export const signIns: readonly string[] = [
  `alter table staff add column password_due smallint not null default 0 check (password_due in (0, 1))`,
  `alter table sso_ticket add column shared boolean not null default false`,
  `alter table sso_ticket add column session_end timestamp(0)`,
  `alter table token add column shared boolean not null default false`,
  `create table password_state (
    state_hash text primary key,
    gsid integer not null,
    user_id integer not null,
    expire_time timestamp(0) not null,
    foreign key (gsid, user_id) references staff (gsid, user_id)
  )`,
  `create table share_code (
    code_hash text primary key,
    gsid integer not null,
    user_id integer not null,
    expire_time timestamp(0) not null,
    unique (gsid, user_id),
    foreign key (gsid, user_id) references staff (gsid, user_id)
  )`,
];
