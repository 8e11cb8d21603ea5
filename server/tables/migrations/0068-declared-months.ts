/**
 * A month keeps the VAT and surtaxes that the bureau took, as other filings do: that of its last declaration in the history
 * of notices, or what its client was notified of where the history has none. Declarations of VAT that wait are jobs of the
 * kind that all filings have.
 */
export const declaredMonths: readonly string[] = [
  `alter table company_period add column declared_amount numeric(18, 2)`,
  `update company_period p set declared_amount = coalesce(
      (select (r.fields ->> 'taxAmount')::numeric from plain_record r
        where r.gsid = p.gsid and r.resource = 'taxNotice' and r.company_id = p.company_id
          and r.kjnd = p.kjnd and r.kjqj = p.kjqj and r.fields ->> 'szId' = '1'
          and r.fields ->> 'operationType' = '10' and r.is_remove = 0
        order by r.id desc limit 1),
      p.qrzzse)
    where p.tax_declare_status = 2`,
  `update job set kind = 'tax.declareFiling',
      params = ('{"szid": 1, "amounts": [], "reason": null}'::jsonb || params::jsonb)::text
    where kind = 'tax.declare'`,
];
