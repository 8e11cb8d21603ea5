/** 六税两费减半 holds for a company from one month to another; without either, its size decides. */
export const surtaxRelief: readonly string[] = [
  `alter table company add column surtax_relief_from text
    check (surtax_relief_from ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')`,
  `alter table company add column surtax_relief_to text
    check (surtax_relief_to ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')`,
];
