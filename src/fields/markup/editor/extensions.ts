import type { Extensions } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { openableLink } from "../../../domain/open-link.ts";
import type { FieldEnvironment } from "../../field-view.ts";
import { storedPicture } from "./stored-picture.ts";

/** The parts of a formatted text that can be written here: those that are shown, without code. */
export function markupExtensions(readFile: FieldEnvironment["readFile"]): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      heading: { levels: [2, 3] },
      link: { openOnClick: false, isAllowedUri: (address) => openableLink(address) !== null },
      trailingNode: false,
    }),
    storedPicture(readFile).configure({ inline: false }),
  ];
}
