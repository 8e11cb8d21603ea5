/** A way to look at the rows of a list beside its table. */
export type ViewPlan = BoardPlan | CalendarPlan | CardsPlan;

/** The rows as cards in lanes, one for each value of a code table. */
export interface BoardPlan {
  readonly as: "board";
  /** The lanes are its values. */
  readonly enum: string;
  /** Parameter of the source that selects the rows of a lane. */
  readonly param: string;
  /** The parameter takes a list of values. */
  readonly several?: true;
  /** Ids of columns; the first is the head of a card. */
  readonly card: readonly string[];
  /** Id of the column whose total stands above a lane. */
  readonly sum?: string;
  /** Row actions that are started when a card is dropped on the lane of a value, in the order in which they are tried. */
  readonly move: readonly { readonly to: string | number | boolean; readonly action: string }[];
}

/** A month with the rows on their days. */
export interface CalendarPlan {
  readonly as: "calendar";
  /** Property of a row that says its day, and the time of day where it has one. */
  readonly date: string;
  /** Parameters of the source that select the rows from and to a day. */
  readonly from: string;
  readonly to: string;
  /** The number of rows that one call of the source gives. */
  readonly most: number;
  /** The column that orders rows by the date, where the source can. */
  readonly sort?: string;
  /** Ids of columns; the first is what stands on the day. */
  readonly card: readonly string[];
  /** Id of the column with a code table that gives the rows their colours. */
  readonly color?: string;
}

/** A page of the rows as cards side by side. */
export interface CardsPlan {
  readonly as: "cards";
  /** Id of the column whose first picture stands above the head. */
  readonly image?: string;
  /** Ids of columns; the first is the head of a card. */
  readonly card: readonly string[];
}
