/** Sends texts to phones. */
export interface SmsGateway {
  readonly send: (phone: string, text: string) => Promise<void>;
  /** Six digits to be sent as a code, where they must be fixed beforehand; absent: random ones. */
  readonly chooseCode?: (phone: string) => string;
}
