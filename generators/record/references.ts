/** A target that a field of a record can name, and the way in which a form picks it. */
export interface Reference {
  /** Schema of the identifier in `shared.json`. */
  readonly schema: string;
  /** Field that is looked up of it, and what people call that. */
  readonly shown: string;
  readonly shownTitle: string;
  /** Of its column, where the usual one cuts it off. */
  readonly width?: number;
  /** The operation that finds it, with the parameter that takes what is typed. */
  readonly call: string;
  readonly search: string;
  readonly value: string;
  readonly label: string;
}

/** Kind of a field → what it names. */
export const REFERENCES: ReadonlyMap<string, Reference> = new Map([
  [
    "company",
    {
      schema: "CompanyId",
      shown: "companyName",
      shownTitle: "名称",
      width: 220,
      call: "company.match",
      search: "companyName",
      value: "companyId",
      label: "companyName",
    },
  ],
  [
    "staff",
    {
      schema: "StaffId",
      shown: "name",
      shownTitle: "姓名",
      call: "user.fuzzyMatch",
      search: "content",
      value: "userId",
      label: "userName",
    },
  ],
]);
