/** A right keeps how much of it was given away and used, an allocation how much came back and is left: lists add up and order by them. */
export const rightsAccounts: readonly string[] = [
  `update plain_record set fields = fields || jsonb_build_object(
    'backNum', 0, 'leftNum', (fields ->> 'num')::integer - (fields ->> 'usedNum')::integer)
    where resource = 'rightsAllocation' and not fields ? 'leftNum'`,
  `update plain_record r set fields = r.fields || jsonb_build_object(
    'allocatedNum', given.num, 'usedNum', given.used, 'leftNum', (r.fields ->> 'total')::integer - given.num)
    from (select b.id, coalesce(sum((a.fields ->> 'num')::integer), 0)::integer as num,
      coalesce(sum((a.fields ->> 'usedNum')::integer), 0)::integer as used
      from plain_record b left join plain_record a
        on a.resource = 'rightsAllocation' and a.gsid = b.gsid and a.fields ->> 'rightsId' = b.id::text
      where b.resource = 'rights' group by b.id) given
    where r.id = given.id and r.resource = 'rights' and not r.fields ? 'leftNum'`,
  `update plain_record set fields = fields || '{"status": 1}'
    where resource = 'rightsUsage' and not fields ? 'status'`,
];
