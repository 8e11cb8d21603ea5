import type { ServedOperation } from "../../../contracts/operation.ts";
import { clientFile, clientUpload } from "./client-files.ts";
import { clientLetter, clientMessages, openClientPage } from "./client-home.ts";
import { clientPageState, makeClientLink } from "./client-links.ts";
import { clientLinkPage } from "./list-client-links.ts";
import { revokeClientLinks } from "./revoke-client-links.ts";
import { clientAnswers, submitClientMessage } from "./client-words.ts";

/** The client's side of talks and notices, where a page plays the mini-programme. */
export const clientSideOperations: readonly ServedOperation[] = [
  clientPageState,
  makeClientLink,
  clientLinkPage,
  revokeClientLinks,
  openClientPage,
  clientMessages,
  clientLetter,
  submitClientMessage,
  clientAnswers,
  clientUpload,
  clientFile,
];
