/** Messages are read firm by firm, and each firm knows up to which number its own have been cleared away. */
export const outboxByFirm: readonly string[] = [
  `create index outbox_firm on outbox (gsid, sequence)`,
  `create table outbox_cleared (
    gsid integer primary key references firm,
    sequence bigint not null
  )`,
  // Of those that were cleared before nothing is known but that they come before all that are kept.
  `insert into outbox_cleared (gsid, sequence)
    select firm.gsid, coalesce((select min(sequence) - 1 from outbox), (select last from outbox_number)) from firm`,
];
