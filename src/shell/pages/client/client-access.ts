import { createContext, useContext } from "react";
import type { Client } from "../../../request/client-contract.ts";

/** The way to the server, and the link that every call names. */
export interface ClientAccess {
  readonly client: Client;
  readonly link: string;
}

export const ClientAccessContext = createContext<ClientAccess | null>(null);

export function useClientAccess(): ClientAccess {
  const access = useContext(ClientAccessContext);
  if (access === null) throw new Error("A part of the client's page stands outside of it");
  return access;
}
