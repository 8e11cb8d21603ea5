/** Pixels of the picture for each of the screen: it is looked at on phones. */
const SCALE = 2;

/** An element on the page as a picture. Its look must be its own: the styles of the page do not reach into it. */
export async function drawImage(element: HTMLElement): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const markup = new XMLSerializer().serializeToString(element);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser draws no pictures");
  context.scale(SCALE, SCALE);
  context.drawImage(picture, 0, 0);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png");
  });
}
