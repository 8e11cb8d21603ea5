/** 正月初一, 五月初五 and 八月十五 (GB/T 33661). Calendars of runtimes are a day off where the new moon is near midnight. */
export const LUNAR_FESTIVALS: readonly {
  readonly newYear: string;
  readonly dragonBoat: string;
  readonly midAutumn: string;
}[] = [
  { newYear: "2026-02-17", dragonBoat: "2026-06-19", midAutumn: "2026-09-25" },
  { newYear: "2027-02-06", dragonBoat: "2027-06-09", midAutumn: "2027-09-15" },
  { newYear: "2028-01-26", dragonBoat: "2028-05-28", midAutumn: "2028-10-03" },
  { newYear: "2029-02-13", dragonBoat: "2029-06-16", midAutumn: "2029-09-22" },
  { newYear: "2030-02-03", dragonBoat: "2030-06-05", midAutumn: "2030-09-12" },
  { newYear: "2031-01-23", dragonBoat: "2031-06-24", midAutumn: "2031-10-01" },
  { newYear: "2032-02-11", dragonBoat: "2032-06-12", midAutumn: "2032-09-19" },
  { newYear: "2033-01-31", dragonBoat: "2033-06-01", midAutumn: "2033-09-08" },
  { newYear: "2034-02-19", dragonBoat: "2034-06-20", midAutumn: "2034-09-27" },
  { newYear: "2035-02-08", dragonBoat: "2035-06-10", midAutumn: "2035-09-16" },
];
