import type { Browser } from "@playwright/test";

/** Steps of a colour's red, green and blue: texts stay sharp, and a picture takes less than half of its bytes. */
const LEVELS = 32;

/** A screenshot (PNG) as WebP without loss but for its number of colours. */
export async function encodePicture(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(encode, { source: png.toString("base64"), levels: LEVELS });
    return Buffer.from(encoded, "base64");
  } finally {
    await page.close();
  }
}

/** Runs in the browser. */
async function encode({ source, levels }: { source: string; levels: number }): Promise<string> {
  const response = await fetch(`data:image/png;base64,${source}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser draws no canvas");
  context.drawImage(bitmap, 0, 0);
  const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const step = 255 / (levels - 1);
  image.data.forEach((value, at) => {
    image.data[at] = Math.round(value / step) * step;
  });
  context.putImageData(image, 0, 0);
  // With quality 1 the encoder loses nothing.
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: "image/webp", quality: 1 })).arrayBuffer(),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
