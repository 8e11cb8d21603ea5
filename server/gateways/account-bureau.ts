export interface AccountQuestion {
  readonly account: string;
  readonly areaCode: string;
  readonly phone: string;
  /** 1: by the Pro way, which asks for an identity number. */
  readonly pro: boolean;
  readonly idCard: string | null;
  /** The password is the one that was last known to be right, or a first one. */
  readonly passwordFits: boolean;
  readonly ignoreRegistration: boolean;
}

/** 0 verified, 1 and 3 refused, 2 a code must be typed, 4 the personal account is not registered. */
export interface AccountAnswer {
  readonly sendStatus: 0 | 1 | 2 | 3 | 4;
  readonly sendDesc: string | null;
  /** The bureau's own code for what is wrong. */
  readonly sjCode: number | null;
}

/** The kinds of check that are stricter than a password: no other one, of persons, of companies. */
export type StrengthenedCheck = "only" | "persons" | "companies";

/** The accounts of client companies at their electronic tax bureaus. */
export interface AccountBureau {
  readonly verify: (question: AccountQuestion) => Promise<AccountAnswer>;
  /** True when a phone has the Pro way. */
  readonly isPro: (phone: string) => Promise<boolean>;
  /** The provinces (code table regionCode) that know such a check. */
  readonly strengthenedAreas: (check: StrengthenedCheck) => Promise<readonly string[]>;
}
