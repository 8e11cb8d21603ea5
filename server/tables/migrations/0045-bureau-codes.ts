/** The bureau checks the codes that it has sent itself; passwords that stood in rows as they were typed are typed again. */
export const bureauCodes: readonly string[] = [
  `alter table sms_code alter column code drop not null`,
  `alter table sms_code add column ticket text`,
  `alter table company_service add column tax_authority text`,
  `update plain_record set fields = fields || '{"pwd": null}'
    where resource = 'bureauAccount' and fields ->> 'pwd' not like 'v1.%'`,
  `update plain_record set fields = fields || '{"password": null}'
    where resource = 'personTaxAccount' and fields ->> 'password' not like 'v1.%'`,
];
