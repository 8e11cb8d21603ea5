/**
 * Links of clients are listed and end with the sign-in, files and deeds of a client are its company's, and clients have
 * limits of their own.
 */
export const linksOfClients: readonly string[] = [
  // Nothing tells of an older link whether a guest with a share code made it.
  `delete from client_link`,
  `alter table client_link
    add link_id integer generated always as identity unique,
    add sso_session text not null,
    add create_time timestamp(0) not null,
    add last_time timestamp(0),
    add last_ip text`,
  `create index client_link_session on client_link (gsid, sso_session)`,
  `insert into role_permission (gsid, role_id, code, operation_flag)
    select gsid, role_id, 'customerCentre.customerInfo.clientLinks', min(operation_flag) from role_permission
    where code = 'customerCentre.customerInfo' or code like 'customerCentre.customerInfo.%'
    group by gsid, role_id`,
  `alter table file
    alter owner drop not null,
    add company_id integer,
    add foreign key (gsid, company_id) references company (gsid, company_id) on delete cascade,
    add check ((owner is null) <> (company_id is null))`,
  `create index file_company on file (gsid, company_id) include (size) where company_id is not null`,
  `alter table operation_log add actor text`,
  `alter table field_change add actor text`,
  `alter table allowance
    drop constraint allowance_subject_check,
    add constraint allowance_subject_check check (
      subject in ('signIn', 'upload', 'export', 'dailyExport', 'storage', 'signal', 'clientUpload', 'clientWords',
        'clientStorage')
    ),
    drop constraint allowance_scope_check,
    add constraint allowance_scope_check check (scope in ('user', 'company', 'firm'))`,
];
