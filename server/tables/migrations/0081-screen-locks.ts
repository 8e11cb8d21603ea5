/** Screens that are locked by a code of the lock, for people who have no password. */
export const screenLocks: readonly string[] = [
  `create table screen_lock (
    gsid integer not null,
    user_id integer not null,
    sso_session text not null,
    pin_hash text not null,
    failures integer not null default 0,
    create_time timestamp(0) not null,
    primary key (gsid, sso_session),
    foreign key (gsid, user_id) references staff (gsid, user_id)
  )`,
];
