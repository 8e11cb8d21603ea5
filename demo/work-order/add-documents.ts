import { saveFile } from "../../server/platform/files/stored-file.ts";
import { PDF_MIME, calculation as pdf } from "../../server/platform/pdf/write-pdf.ts";
import { fileAddress } from "../../src/domain/file-address.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { WORK_ORDER_SAMPLES } from "./work-order-samples.ts";

/** Orders whose texts speak of a document have it as a file of the user who raised them. */
export async function addDocuments(
  orders: readonly DemoRecord[],
  world: DemoWorld,
): Promise<readonly DemoRecord[]> {
  const names = new Map(world.companies.map(({ companyId, companyName }) => [companyId, companyName]));
  const documented: DemoRecord[] = [];
  for (const order of orders) {
    const title = WORK_ORDER_SAMPLES.find(({ subType }) => subType === order.fields["subType"])?.document;
    const companyName = names.get(order.companyId ?? 0);
    const files = title && companyName ? [await writeDocument({ title, companyName }, order, world)] : [];
    documented.push({ ...order, fields: { ...order.fields, files } });
  }
  return documented;
}

async function writeDocument(
  { title, companyName }: { readonly title: string; readonly companyName: string },
  { createUserId, createTime, fields }: DemoRecord,
  { db }: DemoWorld,
) {
  const { content } = await pdf.work({
    title,
    blocks: [
      { kind: "title", text: title },
      { kind: "text", text: `甲方：${companyName}` },
      { kind: "text", text: `事由：${String(fields["title"])}` },
      { kind: "note", text: "演示文件，不具有法律效力。" },
    ],
  });
  const fileName = `${companyName}_${title}.pdf`;
  const file = { name: fileName, mime: PDF_MIME, content };
  const fileKey = await saveFile(db, file, { owner: createUserId ?? 1, now: createTime });
  return { fileKey, fileName, fileUrl: fileAddress(fileKey) };
}
