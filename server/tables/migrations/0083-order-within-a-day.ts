/** The place of each bank entry within its day: entries of equal places stand in the order in which they were kept. */
export const orderWithinADay: readonly string[] = [
  `update plain_record set fields = fields || '{"rnxh": 1}'::jsonb
    where resource = 'bankEntry' and fields ->> 'rnxh' is null`,
];
