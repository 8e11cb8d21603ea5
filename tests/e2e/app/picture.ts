/** A PNG of one point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture with this name, as a file chooser takes it. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: PNG });
