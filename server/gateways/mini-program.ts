/** The mini-programme in which clients read and answer. */
export interface MiniProgram {
  /** The address of a page that plays it for the bearer of this secret; null: clients have the real one alone. */
  readonly demoPage: (secret: string) => Promise<string | null>;
}
