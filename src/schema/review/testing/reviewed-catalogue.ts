const text = (title: string, rest: object = {}) => ({ title, type: "string", ...rest });

function operation(id: string, summary: string, rest: object, request: object, result: object) {
  return {
    operationId: id,
    summary,
    ...rest,
    requestBody: { content: { "application/json": { schema: request } } },
    responses: {
      "200": {
        content: { "application/json": { schema: { type: "object", properties: { result } } } },
      },
    },
  };
}

const client = {
  title: "客户",
  type: "object",
  "x-record": { name: "client", trash: true, unique: [["name"]], order: ["name"] },
  required: ["id", "name"],
  properties: {
    id: { title: "编号", type: "integer" },
    name: text("名称", { maxLength: 20 }),
    phone: text("电话", { "x-mask": "phone" }),
    status: { title: "状态", type: "integer", "x-enum": "clientStatus" },
    ownerId: { title: "负责人", type: "integer", "x-ref": "staff" },
  },
  additionalProperties: false,
};

const paths = {
  "/client/page": {
    post: operation(
      "client.page",
      "客户列表",
      {
        "x-effect": "read",
        "x-permission": "client",
        "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
      },
      {
        type: "object",
        required: ["pageSize"],
        properties: {
          pageNum: { title: "页码", type: "integer" },
          pageSize: { title: "每页条数", type: "integer" },
          name: text("名称", { maxLength: 20, "x-filter": { match: "contains" } }),
          period: text("期间"),
        },
      },
      {
        type: "object",
        properties: {
          list: { type: "array", items: { $ref: "#/components/schemas/Client" } },
          total: { type: "integer" },
        },
      },
    ),
  },
  "/client/detail": {
    get: {
      operationId: "client.detail",
      summary: "客户详情",
      "x-effect": "read",
      "x-permission": "client",
      parameters: [{ name: "id", in: "query", required: true, schema: { title: "编号", type: "integer" } }],
      responses: {
        "200": {
          content: {
            "application/json": {
              schema: { type: "object", properties: { result: { $ref: "#/components/schemas/Client" } } },
            },
          },
        },
      },
    },
  },
  "/client/save": {
    post: operation(
      "client.save",
      "保存客户",
      {
        "x-effect": "write",
        "x-permission": "client.edit",
        "x-version": { of: "client", by: "id", read: "client.detail" },
        "x-resource": { record: "client", does: "update", where: { status: 1 } },
      },
      {
        type: "object",
        required: ["name"],
        properties: { id: { title: "编号", type: "integer" }, name: text("名称"), phone: text("电话") },
      },
      { type: "null" },
    ),
  },
  "/client/stop": {
    post: operation(
      "client.stop",
      "停止服务",
      { "x-effect": "write", "x-version": "state", "x-permission": "client.stop" },
      {
        type: "object",
        properties: { id: { title: "编号", type: "integer" }, status: { title: "状态", type: "integer" } },
      },
      { type: "null" },
    ),
  },
  "/client/clear": {
    post: operation(
      "client.clear",
      "清理客户",
      { "x-effect": "write", "x-version": "delete", "x-permission": "client.edit" },
      { type: "object", properties: { id: { title: "编号", type: "integer" } } },
      { type: "null" },
    ),
  },
};

/** The catalogue of the small project: a kind of record, and operations that list, read, save, stop and clear it. */
export const reviewedCatalogue = {
  servers: [{ url: "/api" }],
  paths,
  components: { schemas: { Client: client } },
};
