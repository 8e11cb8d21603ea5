import { plainText } from "../../domain/plain-text.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema } from "../option-schemas.ts";

export const qrcodeContract: FieldContract = {
  kind: "qrcode",
  summary: "A text, most often an address, as a code to scan; it can be copied, and kept as a picture.",
  formats: [],
  types: ["string"],
  align: "left",
  width: 180,
  cell: optionsSchema({
    label: { type: "string", description: "Name of the picture that is kept; default `二维码`." },
    size: { type: "integer", minimum: 80, maximum: 480, description: "In px; default 140." },
  }),
  format: plainText,
};
