/**
 * The months without service become intervals of their own, and what is stopped follows from them and the day: a company
 * has no status of its own any more.
 */
export const serviceStops: readonly string[] = [
  // Periods are `YYYY-MM`; without `resume_period` the stop is still open.
  `create table service_stop (
    gsid integer not null,
    company_id integer not null,
    stop_period text not null check (stop_period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    resume_period text check (resume_period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and resume_period > stop_period),
    primary key (gsid, company_id, stop_period),
    foreign key (gsid, company_id) references company (gsid, company_id) on delete cascade
  )`,
  `create unique index service_stop_open on service_stop (gsid, company_id) where resume_period is null`,
  // A stop whose month nobody named left no month with service.
  `insert into service_stop (gsid, company_id, stop_period)
    select gsid, company_id, case
      when stop_year is null or stop_month is null then to_char(begin_date, 'YYYY-MM')
      else lpad(stop_year::text, 4, '0') || '-' || lpad(stop_month::text, 2, '0') end
    from company where status = 0`,
  `drop index company_created`,
  `alter table company drop column status, drop column stop_year, drop column stop_month`,
  `create index company_created on company (gsid, is_remove, create_time)`,
  `create trigger capture_change after insert or update or delete on service_stop for each row
    when (current_setting('audit.capture', true) = 'on') execute function capture_change()`,
  `create function renew_company_by_service_stop() returns trigger language plpgsql as $$
  begin
    update company set
      row_version = nextval('row_version')::text,
      row_user_id = nullif(current_setting('app.user_id', true), '')::integer,
      row_time = nullif(current_setting('app.now', true), '')::timestamp(0)
      where (gsid, company_id) in (select gsid, company_id from changed);
    return null;
  end $$`,
  ...["insert", "update", "delete"].map(
    (event) => `create trigger renew_company_${event} after ${event} on service_stop
      referencing ${event === "delete" ? "old" : "new"} table as changed
      for each statement execute function renew_company_by_service_stop()`,
  ),
];
