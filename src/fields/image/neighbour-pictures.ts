import { createContext } from "react";
import type { Attachment } from "../../domain/attachments.ts";

/** The pictures of all rows around: the preview of one leads to the others. Null: each cell stands alone. */
export const NeighbourPictures = createContext<readonly Attachment[] | null>(null);
