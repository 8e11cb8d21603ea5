import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

const WHITE = [255, 255, 255] as const;

/** Pixels of a module: sharp on a screen, and large enough to be scanned from it. */
const SCALE = 8;

/** The firm's AI manager as a code to scan: its configured address, with who shows it. The image stands in the address itself. */
export const qrCode = operation("aiManager.qrCode", async (_params, context) => {
  const { user } = context;
  const store = await RecordStore.open("configEntry", context);
  const entry = await store.first({ where: { fatherKey: "aiManager", configKey: "url" } });
  const address = webAddress(entry?.configValue);
  if (!address) throw new Refusal("rule", "尚未配置 AI 管家的访问地址，请联系客服人员开通");
  address.searchParams.set("gsid", String(user.gsid));
  address.searchParams.set("userId", String(user.id));
  return { url: toPngDataURL(generate(address.href), { scale: SCALE, off: WHITE }) };
});

/** Phones open what they scan: nothing but a web address goes into a code. */
function webAddress(text: unknown): URL | undefined {
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}
