/** A system whose pages stand in frames; the server says at which address. */
export type EmbeddedSystem = "crm";
