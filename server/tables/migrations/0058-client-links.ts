/** The links by which somebody plays a client company in the page that stands for the mini-programme. */
export const clientLinks: readonly string[] = [
  `create table client_link (
    link_hash text primary key,
    gsid integer not null,
    user_id integer not null,
    company_id integer not null,
    client_name text not null,
    expire_time timestamp(0) not null,
    unique (gsid, user_id, company_id),
    foreign key (gsid, user_id) references staff (gsid, user_id),
    foreign key (gsid, company_id) references company (gsid, company_id) on delete cascade
  )`,
];
