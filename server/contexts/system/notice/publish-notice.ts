import { fileKeyAt } from "../../../../src/domain/file-address.ts";
import { keepAllowedMarkup, picturesOfKept } from "../../../../src/domain/markup/keep-allowed-markup.ts";
import { textOfMarkup } from "../../../../src/domain/markup/text-of-markup.ts";
import { BLANK } from "../../../../src/domain/plain-text.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findOwnUploads } from "../../../records/files/own-uploads.ts";
import { assertInCharge, departmentsInCharge, departmentsUnder, readDepartments } from "../../people/door.ts";
import { sendNotice } from "./send-notice.ts";

/** Sends a notice to the named people and departments; an administrator of a branch reaches its people alone. */
export const publishNotice = operation("notice.create", async (params, context) => {
  const { deptIdList, userIdList, noticeBody, ...text } = params;
  const { concerns } = context;
  concerns(text.noticeTitle);
  const receivers = await findReceivers(context, deptIdList, userIdList);
  if (receivers.length === 0) throw new Refusal("rule", "所选部门没有在职员工，无法发布");
  const body = await readBody(noticeBody, context);
  const id = await sendNotice(
    { noticeAbstract: body.abstract, ...text, noticeBody: body.markup, imageKeyList: body.fileKeys },
    receivers,
    context,
  );
  concerns(text.noticeTitle);
  return { id, receiverNum: receivers.length };
});

const ABSTRACT_LENGTH = 100;
const MOST_PICTURES = 50;

/** The text as it is kept: of allowed markup alone, with pictures that the publisher has uploaded. */
async function readBody(noticeBody: string, context: FirmContext) {
  const markup = keepAllowedMarkup(noticeBody);
  const pictures = picturesOfKept(markup);
  const words = textOfMarkup(markup);
  if (words === BLANK && pictures.length === 0) throw new Refusal("rule", "正文没有内容，请填写后再发布");
  const fileKeys = [...new Set(pictures.flatMap((address) => fileKeyAt(address) ?? []))];
  if (fileKeys.length > MOST_PICTURES) throw new Refusal("rule", `正文最多放 ${MOST_PICTURES} 张图片`);
  await findOwnUploads(fileKeys, context);
  return { markup, fileKeys, abstract: words === BLANK ? "" : words.slice(0, ABSTRACT_LENGTH) };
}

/** The named people and departments; without any, all staff that the user answers for. */
async function findReceivers(
  context: FirmContext,
  deptIdList: readonly number[] = [],
  userIdList: readonly number[] = [],
): Promise<number[]> {
  const { db, user } = context;
  const working = await db
    .selectFrom("staff")
    .select(["userId", "name", "deptId"])
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .orderBy("userId")
    .execute();
  if (deptIdList.length === 0 && userIdList.length === 0) {
    const inCharge = await departmentsInCharge(db, user);
    const reached = inCharge === null ? working : working.filter(({ deptId }) => inCharge.includes(deptId));
    return reached.map(({ userId }) => userId);
  }
  const named = (await readDepartments(db)).filter(({ deptId }) => deptIdList.includes(deptId));
  await assertInCharge(context, [
    ...named.map(({ deptName, deptId }) => ({ name: deptName, deptId })),
    ...working.filter(({ userId }) => userIdList.includes(userId)),
  ]);
  const departments = new Set<number>();
  for (const deptId of deptIdList)
    for (const below of await departmentsUnder(db, deptId)) departments.add(below);
  return working
    .filter(({ userId, deptId }) => departments.has(deptId) || userIdList.includes(userId))
    .map(({ userId }) => userId);
}
