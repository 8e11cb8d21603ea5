/** The calls to the tax bureau about the firm acting for a company. */
interface DelegationRequest {
  readonly companyName: string;
  readonly taxlayerNo: string;
  /** The person who is to act at the bureau. */
  readonly agentName: string;
}

/** The bureau's answer; a refusal says why. */
export type DelegationAnswer = { readonly done: true } | { readonly done: false; readonly reason: string };

/** The desk of the tax bureau where firms are entrusted with the affairs of companies. */
export interface DelegationDesk {
  readonly authorise: (request: DelegationRequest) => Promise<DelegationAnswer>;
  readonly release: (request: DelegationRequest) => Promise<DelegationAnswer>;
}
