/** Jobs that go through things one by one keep how far they are in one form; declarations of other taxes carry amounts, and what was taken is kept. */
export const jobsOneByOne: readonly string[] = [
  ...[
    ["failures", "'pit.collect', 'pit.revokeDeclaration'"],
    ["failed", "'tax.declareOthers', 'delegation.operation'"],
    ["faults", "'salary.card.send', 'massText.send'"],
  ].map(
    ([reasons, kinds]) => `update job set resume = jsonb_build_object(
        'done', coalesce(resume::jsonb -> 'done', resume::jsonb -> 'next'),
        'failed', jsonb_array_length(resume::jsonb -> '${reasons}'),
        'named', resume::jsonb -> '${reasons}')::text
      where kind in (${kinds}) and jsonb_typeof(resume::jsonb -> '${reasons}') = 'array'`,
  ),
  `update job set resume = (resume::jsonb || '{"named": []}')::text
    where resume is not null and kind in ('tax.declareFiling', 'invoice.collect', 'tax.confirmSelection', 'tax.declare',
      'tax.calculateSettlement', 'tax.estimate', 'invoice.collectInAdvance')`,
  `update job set params = (params::jsonb || '{"amounts": []}')::text where kind = 'tax.declareOthers'`,
  `update plain_record set fields = fields || jsonb_build_object('declaredAmount', fields -> 'amount')
    where resource = 'reportBox' and fields ->> 'reportStatus' = '1' and fields ->> 'amount' is not null`,
];
