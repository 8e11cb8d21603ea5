/** Committed log rows are sealed in batches; each seal is a hash over the one before it and the rows of its batch. */
export const logSeals: readonly string[] = [
  `create table log_seal (
    gsid integer not null references firm,
    seal integer not null,
    entry_count integer not null,
    change_count integer not null,
    hash text not null,
    last_time timestamp(0) not null,
    seal_time timestamp(0) not null,
    cleared boolean not null default false,
    primary key (gsid, seal)
  )`,
  ...["operation_log", "field_change"].flatMap((table) => [
    `alter table ${table} add column seal integer`,
    `create index ${table}_unsealed on ${table} (gsid, id) where seal is null`,
    `create index ${table}_seal on ${table} (gsid, seal)`,
  ]),
];
