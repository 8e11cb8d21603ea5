/** An account as a bank knows it. */
export interface AccountAtBank {
  readonly sysBankId: string;
  /** Whole. */
  readonly yhzh: string;
  readonly holder: string;
}

export interface StatementLine {
  /** Unique within the account. */
  readonly lsh: string;
  readonly jyrq: string;
  readonly zy: string;
  readonly dfhm: string;
  readonly dfzh: string | null;
  readonly dfkhh: string | null;
  /** 1 in, 2 out. */
  readonly sjfx: 1 | 2;
  /** In 分. */
  readonly fen: number;
}

/** What the product asks of banks. A bank that does not answer throws BankFault. */
export interface BankGateway {
  /** Eight digits, which the holder confirms in his online banking. */
  readonly issueCode: (account: AccountAtBank) => string;
  /** Whether the holder has confirmed this code. */
  readonly acceptsCode: (account: AccountAtBank, code: string) => boolean;
  /** What happened from one day to another, both included, in the order in which it happened. */
  readonly readLines: (
    account: AccountAtBank,
    startDate: string,
    endDate: string,
  ) => readonly StatementLine[];
  /** Whether there is a receipt for a transaction. */
  readonly hasReceipt: (account: AccountAtBank, lsh: string) => boolean;
}

/** Why a bank gave nothing, in a sentence for the user. */
export class BankFault extends Error {
  override readonly name = "BankFault";
}
