/**
 * Prepayments and settlements keep the amount that their client was notified of, the doubt about it and the pictures of
 * the notice, and the amount that the bureau took. Those of the time before had one amount all along.
 */
export const toldFilings: readonly string[] = ["income_tax_filing", "annual_settlement"].flatMap((table) => [
  `alter table ${table}
    add column told_amount numeric(18, 2),
    add column declared_amount numeric(18, 2),
    add column tax_status text check (tax_status in ('correct', 'doubtful')),
    add column doubt_state smallint not null default 0,
    add column file_key_list jsonb not null default '[]'`,
  `update ${table} set
    told_amount = ybtse,
    declared_amount = case when tax_declare_status = 2 then ybtse end,
    tax_status = 'correct'
    where notice_tax_type > 0`,
]);
