/** Work that takes longer than a request may hold the server's thread: plain values in, plain values out. */
export interface Calculation<Input, Output> {
  /** The address of the module that exports it as `calculation`; a thread loads it by that. */
  readonly module: string;
  readonly work: (input: Input) => Output | Promise<Output>;
  /** It draws a document and may take a minute: short ones do not wait behind it. */
  readonly isDocument?: true;
}

export interface CalculationThreads {
  /** Rejects with a Refusal when it takes too long, when its thread dies, and when too many others wait. */
  readonly run: <Input, Output>(calculation: Calculation<Input, Output>, input: Input) => Promise<Output>;
  /** Refuses what waits and runs, and ends the threads. */
  readonly stop: () => Promise<void>;
}
