/** A share belongs to the sign-in that gave it; a refresh token is given no more, and those that were open nothing. */
export const sessionEnds: readonly string[] = [
  `alter table share_code add column sso_session text`,
  `create index sso_ticket_session on sso_ticket (sso_session)`,
  `create index sso_ticket_account on sso_ticket (gsid, account)`,
  `delete from token where kind = 'refresh'`,
  // Written by processes of the version before, until they are replaced.
  `alter table token alter column kind set default 'access'`,
];
