/** The names of those who come in by a share code, and since when they are in. */
export const shareGuests: readonly string[] = [
  `alter table sso_ticket add column guest text`,
  `alter table token add column guest text`,
  `alter table token add column create_time timestamp(0)`,
];
