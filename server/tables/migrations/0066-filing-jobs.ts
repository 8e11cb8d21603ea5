/** Declarations of prepayments and of settlements are one kind of job, which names its tax and its month. */
export const filingJobs: readonly string[] = [
  `update job set kind = 'tax.declareFiling', params = (params::jsonb - 'quarter' || jsonb_build_object(
      'kjqj', (params::jsonb ->> 'quarter')::int * 3, 'amounts', '[]'::jsonb, 'reason', null))::text
    where kind = 'tax.declareIncomeTax'`,
  `update job set kind = 'tax.declareFiling', params = (params::jsonb || '{"szid": 303, "kjqj": 12, "amounts": [], "reason": null}')::text
    where kind = 'tax.declareSettlement'`,
];
