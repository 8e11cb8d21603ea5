import type { RecordRow } from "../../../records/record-row.ts";
import { sql } from "kysely";
import { fileAddress } from "../../../../src/domain/file-address.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { type FieldError, Refusal } from "../../../platform/errors.ts";
import { findOwnUploads } from "../../../records/files/own-uploads.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { takeCompanies } from "../../clients/door.ts";
import { assertHandler } from "./assert-handler.ts";
import { changeWorkOrder, logWorkOrder } from "./log-work-order.ts";
import { assertProcesser, processersOf } from "./processers.ts";
import { OPEN } from "./work-order-states.ts";
import { PAYMENT_CONFIRMATION, REGISTRATION_CHANGE, taxOfSubType, typeOf } from "./work-order-types.ts";

type WorkOrderInput = Omit<ParamsOf<"workOrder.save">, "id">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Priority → the number of days until it is due, unless the request names a day. */
const DAYS: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 7 };
const PLAIN = 3;

/** Raises an order, for the least busy of those who look after the company unless one is named; or changes an open one. */
export const saveWorkOrder = operation("workOrder.save", async ({ id, ...input }, context) => {
  assertSound(input, id === undefined ? context.clock.now().slice(0, 10) : null);
  const [{ companyName }] = await takeCompanies(context, [input.qyid]);
  const { processerId, qyid } = input;
  if (processerId !== undefined) await assertProcesser(context, { processerId, qyid, companyName });
  const saved = id === undefined ? await raise(context, input) : await edit(context, id, input);
  return { id: saved.id, gdbh: saved.gdbh, processerId: saved.processerId };
});

async function raise(context: FirmContext, input: WorkOrderInput): Promise<RecordRow<"workOrder">> {
  const { clock, user } = context;
  const { priority = PLAIN } = input;
  const [freest = user.id] = await processersOf(context, input.qyid);
  const processerId = input.processerId ?? freest;
  const orders = await RecordStore.open("workOrder", context);
  const created = await orders.create({
    ...input,
    files: await filesOf(input, [], context),
    priority,
    processerId,
    gdbh: await nextNumber(context),
    szid: taxOfSubType(input.subType),
    participantIds: [...new Set([user.id, processerId])],
    deadline: input.deadline ?? clock.after((DAYS[priority] ?? PLAIN) * DAY_MS).slice(0, 10),
  });
  await logWorkOrder(context, created, { event: "create", content: input.title, beforeStatus: null });
  return created;
}

async function edit(
  context: FirmContext,
  id: number,
  input: WorkOrderInput,
): Promise<RecordRow<"workOrder">> {
  const orders = await RecordStore.open("workOrder", context);
  const [order] = await orders.take([id]);
  if (!order) throw new Error(`work order ${id} went away`);
  if (!OPEN.includes(order.status)) throw new Refusal("rule", `${order.gdbh}已处理完毕，不能修改`);
  if (order.qyid !== input.qyid) throw new Refusal("rule", "工单所属的企业不能修改，请另建工单");
  assertHandler(context, [order]);
  const changes = {
    ...input,
    ...(input.files && { files: await filesOf(input, order.files, context) }),
    szid: taxOfSubType(input.subType),
  };
  return await changeWorkOrder(context, order, changes, { event: "edit", content: input.title });
}

/** Files that the order has stay as they are; others have to be uploads of the user. */
async function filesOf(
  { files = [] }: WorkOrderInput,
  known: RecordRow<"workOrder">["files"],
  context: FirmContext,
): Promise<RecordRow<"workOrder">["files"]> {
  const kept = new Map(known.map((file) => [file.fileKey, file]));
  const keys = files.map(({ fileKey }) => fileKey);
  const uploads = await findOwnUploads(
    keys.filter((fileKey) => !kept.has(fileKey)),
    context,
  );
  for (const { fileKey, fileName } of uploads)
    kept.set(fileKey, { fileKey, fileName, fileUrl: fileAddress(fileKey) });
  return [...new Set(keys)].flatMap((fileKey) => kept.get(fileKey) ?? []);
}

function assertSound(
  { type, subType, deadline, changes = [], amount = null }: WorkOrderInput,
  today: string | null,
) {
  const faults: FieldError[] = [];
  if (typeOf(subType) !== type) faults.push({ path: "subType", message: "工单子类型不属于所选的工单类型" });
  if (type === REGISTRATION_CHANGE && changes.length === 0)
    faults.push({ path: "changes", message: "工商变更工单请填写变更内容" });
  if (type === PAYMENT_CONFIRMATION && amount === null)
    faults.push({ path: "amount", message: "扣款确认工单请填写扣款金额" });
  if (today !== null && deadline !== undefined && deadline < today)
    faults.push({ path: "deadline", message: "要求完成日期不能早于今天" });
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
}

/** `GD202611-0001`: the month, then the number of the month. */
async function nextNumber(context: FirmContext): Promise<string> {
  const { db, clock } = context;
  await takeTurn("workOrder", context);
  const month = `GD${clock.now().slice(0, 7).replace("-", "")}-`;
  const { greatest } = await db
    .selectFrom("plainRecord")
    .select(sql<number | null>`max(substr(fields ->> 'gdbh', 10)::int)`.as("greatest"))
    .where("resource", "=", "workOrder")
    .where(sql<boolean>`fields ->> 'gdbh' like ${`${month}%`}`)
    .executeTakeFirstOrThrow();
  return month + String((greatest ?? 0) + 1).padStart(4, "0");
}
