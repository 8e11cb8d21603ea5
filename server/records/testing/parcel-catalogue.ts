import { createProject } from "../../../src/schema/project/project.ts";

const id = { title: "编号", type: "integer", minimum: 1 };
const text = (title: string, more: object = {}) => ({
  title,
  type: ["string", "null"],
  maxLength: 50,
  ...more,
});

const properties = {
  id,
  companyId: { ...id, title: "企业", "x-ref": "company" },
  companyName: text("企业名称", { "x-from": "companyId.companyName" }),
  recipient: { title: "收件人", type: "string", maxLength: 50 },
  phone: text("电话", { format: "phone", "x-mask": "phone" }),
  fee: { title: "邮费", type: ["number", "null"], format: "money" },
  sent: text("寄出日期", { format: "date" }),
  state: { title: "状态", type: "integer", enum: [1, 2], default: 1 },
  marks: { title: "标记", type: "array", items: { type: "string" }, default: [] },
  createTime: { title: "登记时间", type: "string", format: "datetime" },
};
const returned = {
  id,
  parcelId: { ...id, title: "寄件", "x-ref": "parcel" },
  reason: { title: "原因", type: "string", maxLength: 50 },
};

const answerOf = (result: object) => ({
  "200": { content: { "application/json": { schema: { type: "object", properties: { result } } } } },
});

interface Described {
  readonly use: object;
  readonly takes?: object;
  readonly gives?: object;
  readonly reads?: true;
  readonly beside?: object;
}

function operation(
  operationId: string,
  { use, takes = {}, gives = { type: "null" }, reads, beside }: Described,
) {
  const schema = { type: "object", properties: takes };
  const post = {
    operationId,
    summary: operationId,
    "x-effect": reads ? "read" : "write",
    "x-resource": use,
    ...beside,
    requestBody: { content: { "application/json": { schema } } },
    responses: answerOf(gives),
  };
  return [`/${operationId}`, { post }] as const;
}

const Parcel = { $ref: "#/components/schemas/Parcel" };
const page = {
  type: "object",
  properties: { list: { type: "array", items: Parcel }, total: { type: "integer" } },
};
const filters = {
  recipient: properties.recipient,
  phone: properties.phone,
  state: properties.state,
  states: { type: "array", items: properties.state, "x-filter": { field: "state" } },
  since: { type: "string", format: "date", "x-filter": { field: "sent", match: "from" } },
  until: { type: "string", format: "date", "x-filter": { field: "createTime", match: "to" } },
  mark: { type: "string", "x-filter": { field: "marks", match: "has" } },
  keyword: { type: "string", "x-filter": { fields: ["recipient", "companyName"], match: "contains" } },
  returnReason: { type: "string", "x-filter": { through: "return", field: "reason" } },
  returnId: { ...id, "x-filter": { through: "return", field: "id" } },
  sortField: { type: "string", enum: ["fee"] },
  sortOrder: { type: "string", enum: ["asc", "desc"] },
};

const paths = Object.fromEntries([
  operation("parcel.page", {
    use: { record: "parcel", does: "page" },
    reads: true,
    takes: { pageNum: id, pageSize: id, ...filters },
    gives: page,
    beside: {
      "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
      "x-sort": { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" },
    },
  }),
  operation("parcel.waiting", {
    use: { record: "parcel", does: "count", where: { state: 1 } },
    reads: true,
    gives: { type: "integer" },
  }),
  operation("parcel.detail", {
    use: { record: "parcel", does: "detail" },
    reads: true,
    takes: { id },
    gives: Parcel,
  }),
  operation("parcel.add", {
    use: { record: "parcel", does: "create" },
    takes: properties,
    gives: { properties: { id } },
  }),
  operation("parcel.addAll", {
    use: { record: "parcel", does: "create", each: "parcels" },
    takes: { companyId: properties.companyId, parcels: { type: "array", items: { properties } } },
    gives: { type: "integer" },
  }),
  operation("parcel.save", { use: { record: "parcel", does: "save" }, takes: properties, gives: Parcel }),
  operation("parcel.sign", {
    use: {
      record: "parcel",
      does: "set",
      by: ["ids"],
      where: { state: 1 },
      else: "寄件已签收",
      set: { state: 2 },
    },
    takes: { ids: { type: "array", items: id, "x-filter": { field: "id" } } },
  }),
  operation("parcel.delete", {
    use: { record: "parcel", does: "delete", by: ["ids"] },
    takes: { ids: { type: "array", items: id, "x-filter": { field: "id" } } },
    gives: { type: "integer" },
  }),
  operation("parcel.restore", { use: { record: "parcel", does: "restore" }, takes: { id } }),
  operation("return.add", {
    use: { record: "return", does: "create" },
    takes: returned,
    gives: { properties: { id } },
  }),
  operation("label.add", {
    use: { record: "label", does: "create" },
    takes: { name: text("名称") },
    gives: { properties: { id } },
  }),
  operation("label.delete", { use: { record: "label", does: "delete" }, takes: { id } }),
  operation("sticker.add", {
    use: { record: "sticker", does: "create" },
    takes: { labelId: { ...id, "x-ref": "label" } },
    gives: { properties: { id } },
  }),
]);

const schemas = {
  Parcel: {
    title: "寄件",
    "x-record": { name: "parcel", unique: [["companyId", "recipient"]], trash: true },
    type: "object",
    properties,
  },
  Return: { title: "退件", "x-record": { name: "return" }, type: "object", properties: returned },
  Label: {
    title: "面单",
    "x-record": { name: "label" },
    type: "object",
    properties: { id, name: text("名称") },
  },
  Sticker: {
    title: "贴纸",
    "x-record": { name: "sticker" },
    type: "object",
    properties: { id, labelId: { ...id, title: "面单", "x-ref": "label" } },
  },
};

/** A catalogue with one area, which is about what a firm posts to its clients. */
export const parcelCatalogue = createProject(
  new Map([
    ["schemas/api/parcel.json", JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } })],
  ]),
);
