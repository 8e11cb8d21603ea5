import { fileAddress } from "../../../../src/domain/file-address.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { tellUsers, tellWhoSees } from "../../../platform/outbox/tell-users.ts";
import { findOwnUploads } from "../../../records/files/own-uploads.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { markSeen } from "./read-marks.ts";

type SubmitParams = ParamsOf<"chat.record.submit">;

const CORRECT = 9;
const DOUBTFUL = 1;
const TAX = 4;
const TAX_CONFIRMED = 2;

/** Keeps what the user says to a client; whoever answers has seen what was said before. */
export const submitMessage = operation("chat.record.submit", async (params, context) => {
  const { qyid, module, content = "", tags, source = "web", refId, confirmInfo } = params;
  const { user, clock } = context;
  const { companyName } = await readCompany(context, qyid);
  context.concerns(companyName);
  const uploads = await findOwnUploads(params.files ?? [], context);
  const files = uploads.map(({ fileKey, fileName }) => presentFile(fileKey, fileName));
  if (content.trim() === "" && files.length === 0) refuseContent(tags);
  await assertPayment(params, context);
  const { kjnd = null, kjqj = null, confirmType = null, expandParam = {} } = confirmInfo ?? {};
  const messages = await RecordStore.open("chatMessage", context);
  const { id } = await messages.create({
    qyid,
    module,
    content,
    files,
    source,
    kjnd,
    kjqj,
    confirmType,
    tags: tags ?? null,
    sender: "staff",
    userId: user.id,
    fromUserName: user.name,
    paymentTime: expandParam.paymentTime ?? null,
    noPaymentStatus: expandParam.noPaymentStatus ?? 0,
    reportList: expandParam.reportList ?? [],
    refChatData: refId ?? null,
  });
  await markSeen(context, qyid, module);
  await tellWhoSees(context, qyid, { chatSendType: "RECORD", qyid, module, id });
  await tellWhoSees(context, qyid, { chatSendType: "COMPANY", qyid });
  await tellUsers(context, [user.id], { type: "STATISTICS" });
  return { id, createTime: clock.now() };
});

function refuseContent(tags: number | undefined): never {
  const message = tags === DOUBTFUL ? "请输入疑问内容" : "请输入沟通内容";
  throw new Refusal("validation", message, [{ path: "content", message }]);
}

/** A user who tells a client that a confirmed tax is right says when it will be paid, or that it will not be yet. */
async function assertPayment({ qyid, tags, confirmInfo }: SubmitParams, { db }: FirmContext): Promise<void> {
  if (tags !== CORRECT || confirmInfo?.confirmType !== TAX) return;
  const { kjnd, kjqj, expandParam } = confirmInfo;
  if (expandParam?.paymentTime !== undefined || expandParam?.noPaymentStatus === 1) return;
  const month = await db
    .selectFrom("companyPeriod")
    .select("confirmationStatus")
    .where("companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirst();
  if (month?.confirmationStatus !== TAX_CONFIRMED) return;
  const message = "请选择扣款日期，或选择暂不扣款";
  throw new Refusal("validation", message, [{ path: "confirmInfo.expandParam.paymentTime", message }]);
}

const IMAGES: ReadonlySet<string> = new Set(["png", "jpg", "jpeg"]);

export function presentFile(fileKey: string, fileName: string) {
  const fileType = fileName.split(".").at(-1)?.toLowerCase() ?? "";
  const url = fileAddress(fileKey);
  return { fileKey, fileName, fileUrl: url, fileType, thumbnailUrl: IMAGES.has(fileType) ? url : null };
}
