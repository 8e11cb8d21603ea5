/** The income that a payroll line was given stands apart from the one that its items come to. */
export const givenIncome: readonly string[] = [
  `update plain_record set fields = fields || jsonb_build_object('tbsr', case
      when (select coalesce(sum((fields ->> item)::numeric), 0)
        from unnest(array['jbgz', 'gwgz', 'jxgz', 'jtbt', 'jbf', 'qtyf']) as item) > 0 then 0
      else coalesce((fields ->> 'bqsr')::numeric, 0) end)
    where resource = 'salaryLine'`,
];
