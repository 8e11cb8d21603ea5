/** An account in the terms of its bank. */
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

/** 1 银企直连, 2 网银授权, 3 手工导入. */
export type BankChannel = 1 | 2 | 3;

export interface ChannelOffer {
  readonly channel: BankChannel;
  /** The steps that the client company has to take, for the user. */
  readonly guide: string;
}

/** The banks. All reject with a GatewayRefusal when a bank does not answer. */
export interface BankGateway {
  /** The ways in which a bank gives statements away, besides files that users import. */
  readonly channels: (sysBankId: string) => Promise<readonly ChannelOffer[]>;
  /** Eight digits, which the holder confirms in their online banking. */
  readonly issueCode: (account: AccountAtBank) => Promise<string>;
  /** True when the holder has confirmed this code. */
  readonly acceptsCode: (account: AccountAtBank, code: string) => Promise<boolean>;
  /** The transactions from one day to another, both included, in the order in which they happened. */
  readonly readLines: (
    account: AccountAtBank,
    startDate: string,
    endDate: string,
  ) => Promise<readonly StatementLine[]>;
  /** Those of the transactions for which there is a receipt, by their `lsh`. */
  readonly findReceipts: (account: AccountAtBank, lshs: readonly string[]) => Promise<ReadonlySet<string>>;
}
