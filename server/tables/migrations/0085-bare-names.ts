/** Clients are looked up by their name without blanks and in one width of brackets. Two of one such name may be there already. */
export const bareNames: readonly string[] = [
  `create index company_bare_name on company
    (gsid, regexp_replace(normalize(company_name, nfkc), '\\s+', '', 'g'))`,
];
