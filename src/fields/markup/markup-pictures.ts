import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../field-view.ts";

/** The pictures of a formatted text that is on show. */
export function picturesIn(element: HTMLElement): readonly Attachment[] {
  return [...element.querySelectorAll("img")].map(({ alt, dataset, src }, index) => ({
    fileName: alt === "" ? `图片${index + 1}` : alt,
    fileUrl: dataset.address ?? src,
  }));
}

/** Fetches what the server keeps as the user who is signed in; the result forgets it again. */
export function readPictures(element: HTMLElement, readFile: FieldEnvironment["readFile"]): () => void {
  const sources: string[] = [];
  let isShown = true;
  const read = async (picture: HTMLImageElement, address: string) => {
    const file = await readFile(address).catch(() => null);
    if (!isShown) return;
    if (file === null) {
      picture.replaceWith(`［图片打不开${picture.alt === "" ? "" : `：${picture.alt}`}］`);
      return;
    }
    const source = URL.createObjectURL(file);
    sources.push(source);
    picture.src = source;
  };
  for (const picture of element.querySelectorAll<HTMLImageElement>("img[data-address]"))
    void read(picture, picture.dataset.address ?? "");
  return () => {
    isShown = false;
    for (const source of sources) URL.revokeObjectURL(source);
  };
}

/** Lets each picture be chosen, by mouse and by keyboard. */
export function openByPictures(element: HTMLElement, onPicture: (index: number) => void): void {
  for (const picture of element.querySelectorAll("img")) {
    const choose = (event: Event) => {
      event.preventDefault();
      onPicture([...element.querySelectorAll("img")].indexOf(picture));
    };
    picture.tabIndex = 0;
    picture.setAttribute("role", "button");
    picture.setAttribute("aria-label", picture.alt === "" ? "查看大图" : `查看大图：${picture.alt}`);
    picture.addEventListener("click", choose);
    picture.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") choose(event);
    });
  }
}
