/** Files that were read and shown to their users before anything of them is kept, and how the columns of unknown files were read. */
export const importPlans: readonly string[] = [
  `create table import_plan (
    gsid integer not null,
    plan_key text not null,
    kind text not null,
    operation text not null,
    target jsonb not null,
    owner integer not null,
    file_key text not null,
    answers jsonb not null,
    questions jsonb not null,
    digest text not null,
    create_time timestamp(0) not null,
    primary key (gsid, plan_key),
    foreign key (gsid, owner) references staff (gsid, user_id)
  )`,
  `create index import_plan_file on import_plan (gsid, file_key)`,
  `create table import_mapping (
    gsid integer not null,
    kind text not null,
    head text not null,
    fields jsonb not null,
    create_time timestamp(0) not null,
    primary key (gsid, kind, head)
  )`,
];
