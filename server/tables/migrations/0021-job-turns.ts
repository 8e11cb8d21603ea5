/** The order of jobs, when one may be tried again, who wants it ended; and which time of a schedule was the last. */
export const jobTurns: readonly string[] = [
  `alter table job
    add column priority integer not null default 0,
    add column retries integer not null default 0,
    add column not_before timestamptz,
    add column taken_at timestamptz,
    add column fingerprint text,
    add column schedule text,
    add column request_no text,
    add column cancelled boolean not null default false,
    add column cancel_user_id integer,
    add foreign key (gsid, cancel_user_id) references staff (gsid, user_id)`,
  `create unique index job_once on job (gsid, user_id, kind, fingerprint) where status = 0 and fingerprint is not null`,
  `create index job_taken on job (taken_at)`,
  `create table schedule_turn (
    schedule text primary key,
    due timestamp(0) not null
  )`,
];
