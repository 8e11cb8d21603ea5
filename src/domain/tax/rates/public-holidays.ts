/** One run of public holidays, both days included, `YYYY-MM-DD`. */
export interface HolidayRun {
  readonly from: string;
  readonly to: string;
}

/** 放假安排 of a year as the State Council has announced it. */
export interface HolidayYear {
  readonly year: number;
  readonly source: string;
  readonly runs: readonly HolidayRun[];
  /** The weekend days that are worked instead. */
  readonly worked: readonly string[];
  /** `YYYY-MM` → the last day of its filing window where the tax administration has announced it. */
  readonly ends?: { readonly [month: string]: string };
  /** The same of places that end otherwise, by the code of the region (two digits, four of a city with its own bureau). */
  readonly placeEnds?: { readonly [dqbm: string]: { readonly [month: string]: string } };
}

/** The years whose arrangement is out. */
export const HOLIDAY_YEARS: readonly HolidayYear[] = [
  {
    year: 2025,
    source: "国务院办公厅关于2025年部分节假日安排的通知（国办发明电〔2024〕12号）",
    runs: [
      { from: "2025-01-01", to: "2025-01-01" },
      { from: "2025-01-28", to: "2025-02-04" },
      { from: "2025-04-04", to: "2025-04-06" },
      { from: "2025-05-01", to: "2025-05-05" },
      { from: "2025-05-31", to: "2025-06-02" },
      { from: "2025-10-01", to: "2025-10-08" },
    ],
    worked: ["2025-01-26", "2025-02-08", "2025-04-27", "2025-09-28", "2025-10-11"],
  },
  {
    year: 2026,
    source: "国务院办公厅关于2026年部分节假日安排的通知（国办发明电〔2025〕7号）",
    runs: [
      { from: "2026-01-01", to: "2026-01-03" },
      { from: "2026-02-15", to: "2026-02-23" },
      { from: "2026-04-04", to: "2026-04-06" },
      { from: "2026-05-01", to: "2026-05-05" },
      { from: "2026-06-19", to: "2026-06-21" },
      { from: "2026-09-25", to: "2026-09-27" },
      { from: "2026-10-01", to: "2026-10-07" },
    ],
    worked: ["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"],
  },
];
