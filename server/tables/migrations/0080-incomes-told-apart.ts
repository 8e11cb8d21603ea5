const WAGES = `plain_record t where t.resource = 'foreignSalary' and t.is_remove = 0`;
const MONTH = `t.gsid, t.company_id, t.kjnd, t.kjqj, t.fields ->> 'ryid'`;
const KEPT = `first_value(t.id) over (partition by ${MONTH} order by t.id desc)`;
/** Amounts of a month that has several rows, each counted once where rows say the same. */
const FACTS = ["jnzf", "jwzf", "jnts", "jwts", "ljjzts"];
const FACT = FACTS.map((name) => `t.fields ->> '${name}'`).join(", ");
const SUMS = ["jnzf", "jwzf", "jnsd"]
  .map((name) => `'${name}', sum((t.fields ->> '${name}')::numeric)`)
  .join(", ");

/**
 * A foreigner's wages of a month are one row. Of several that say the same the newest stays; of those that differ it takes
 * the amounts of all, so that the month's taxed wages stay as they were. The others leave without being deleted. Of equal
 * incomes of a person in a month each gets its number, by age.
 */
export const incomesToldApart: readonly string[] = [
  `update plain_record k set fields = k.fields || summed.amounts
    from (
      select kept, jsonb_build_object(${SUMS}) as amounts from (
        select distinct on (${MONTH}, ${FACT}) t.fields, ${KEPT} as kept from ${WAGES}
      ) as t
      group by kept having count(*) > 1
    ) as summed
    where k.id = summed.kept`,
  `update plain_record o set is_remove = 1
    from (select t.id, ${KEPT} as kept from ${WAGES}) as each_of_them
    where o.id = each_of_them.id and each_of_them.id <> each_of_them.kept`,
  `update plain_record o set fields = o.fields || jsonb_build_object('bc', numbered.nth)
    from (
      select t.id, row_number() over (
        partition by ${MONTH}, t.fields ->> 'sdxm', (t.fields ->> 'sr')::numeric order by t.id) as nth
      from plain_record t where t.resource = 'personalIncome' and t.is_remove = 0
    ) as numbered
    where o.id = numbered.id`,
];
