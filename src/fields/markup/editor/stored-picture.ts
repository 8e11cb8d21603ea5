import { Image } from "@tiptap/extension-image";
import { fileKeyAt } from "../../../domain/file-address.ts";
import type { FieldEnvironment } from "../../field-view.ts";

/** A picture that the server keeps; it is shown as it is read for the user who is signed in. */
export function storedPicture(readFile: FieldEnvironment["readFile"]) {
  return Image.extend({
    addAttributes: () => ({
      src: { default: null, parseHTML: (element: HTMLElement) => element.dataset.address ?? null },
      alt: { default: null },
      title: { default: null },
    }),
    parseHTML: () => [{ tag: "img[data-address]" }],
    addNodeView:
      () =>
      ({ node }) => {
        const { src, alt } = node.attrs as { readonly src: string | null; readonly alt: string | null };
        const dom = document.createElement("img");
        dom.alt = alt ?? "";
        let source: string | undefined;
        let isShown = true;
        const show = async (address: string) => {
          const file = await readFile(address).catch(() => null);
          if (!isShown) return;
          if (file === null) {
            dom.alt = `图片打不开${alt === null ? "" : `：${alt}`}`;
            return;
          }
          source = URL.createObjectURL(file);
          dom.src = source;
        };
        if (src !== null && fileKeyAt(src) !== undefined) void show(src);
        return {
          dom,
          destroy: () => {
            isShown = false;
            if (source !== undefined) URL.revokeObjectURL(source);
          },
        };
      },
  });
}
