import {
  ProTable,
  type ActionType,
  type ProColumns,
  type ProSchemaValueEnumMap,
} from "@ant-design/pro-components";
import { Button, Space } from "antd";
import { createRef } from "react";
import type { Client, ClientQuery } from "../list/clients.ts";
import { clientLinks } from "./client-links.tsx";
import { RATINGS, STATUSES, TAXPAYER_TYPES } from "./code-tables.ts";
import { LONG_LIST_HEIGHT, post, showsAll } from "./post.ts";

const BLANK = "--";

function valueEnum(
  table: readonly { value: string | number; label: string; color?: string }[],
): ProSchemaValueEnumMap {
  return new Map(
    table.map(({ value, label, color }) => [
      value,
      color === undefined
        ? { text: label }
        : { text: label, status: color === "success" ? "Success" : "Default" },
    ]),
  );
}

const yesOrNo = { true: { text: "是" }, false: { text: "否" } };
const money = { type: "money", moneySymbol: false } as unknown as "money";
const percent = { type: "percent", precision: 2 } as const;

const columns: ProColumns<Client>[] = [
  { title: "企业名称", dataIndex: "name", width: 240, fixed: "left" },
  { title: "客户编号", dataIndex: "code", width: 110 },
  { title: "税号", dataIndex: "taxNumber", width: 180, search: false },
  { title: "状态", dataIndex: "status", width: 90, valueType: "select", valueEnum: valueEnum(STATUSES) },
  {
    title: "纳税人类型",
    dataIndex: "taxpayerType",
    width: 120,
    valueType: "select",
    valueEnum: valueEnum(TAXPAYER_TYPES),
  },
  { title: "所属地区", dataIndex: "region", width: 100, search: false },
  { title: "行业", dataIndex: "industry", width: 140, search: false },
  { title: "联系人", dataIndex: "contact", width: 90, search: false },
  { title: "联系电话", dataIndex: "phone", width: 120 },
  { title: "服务会计", dataIndex: "manager", width: 90 },
  { title: "本期收入", dataIndex: "income", width: 130, align: "right", valueType: money, search: false },
  { title: "应纳税额", dataIndex: "tax", width: 120, align: "right", valueType: money, search: false },
  { title: "税负率", dataIndex: "burden", width: 90, align: "right", valueType: percent, search: false },
  { title: "开票数量", dataIndex: "invoices", width: 100, align: "right", valueType: "digit", search: false },
  {
    title: "从业人数",
    dataIndex: "employees",
    width: 100,
    align: "right",
    valueType: "digit",
    search: false,
  },
  {
    title: "已认证",
    dataIndex: "certified",
    width: 80,
    valueType: "select",
    valueEnum: yesOrNo,
    search: false,
  },
  { title: "服务开始", dataIndex: "startDate", width: 110, valueType: "date", search: false },
  {
    title: "服务开始",
    dataIndex: "started",
    valueType: "dateRange",
    hideInTable: true,
    search: { transform: ([startFrom, startTo]: string[]) => ({ startFrom, startTo }) },
  },
  {
    title: "最近申报",
    dataIndex: "filedAt",
    width: 150,
    valueType: "dateTime",
    fieldProps: { format: "YYYY-MM-DD HH:mm" },
    search: false,
  },
  { title: "信用等级", dataIndex: "credit", width: 90, valueType: "select", valueEnum: valueEnum(RATINGS) },
  { title: "备注", dataIndex: "remark", width: 180, search: false },
  {
    title: "操作",
    valueType: "option",
    width: 150,
    fixed: "right",
    render: (_, client, _index, action) => clientLinks(client, () => void action?.reload()),
  },
];
const width = columns.reduce((sum, column) => sum + Number(column.width ?? 0), 0);

async function request(params: ClientQuery & { current?: number; pageSize?: number }) {
  const { current, pageSize, ...query } = params;
  if (showsAll) return { data: await post<Client[]>("/api/client/all", query), success: true };
  const answer = await post<{ list: Client[]; total: number }>("/api/client/page", {
    pageNum: current,
    pageSize,
    ...query,
  });
  return { data: answer.list, total: answer.total, success: true };
}

const table = createRef<ActionType | undefined>();

async function stop(clients: readonly Client[]): Promise<void> {
  await post("/api/client/stop", { ids: clients.map(({ id }) => id) });
  void table.current?.reload();
}

interface Ticked {
  readonly selectedRows: Client[];
  readonly onCleanSelected: () => void;
}

function selectionButtons({ selectedRows, onCleanSelected }: Ticked) {
  return (
    <Space>
      <Button onClick={() => void stop(selectedRows)}>批量停用</Button>
      <Button onClick={onCleanSelected}>清空</Button>
    </Space>
  );
}

export function ProTablePage() {
  return (
    <ProTable<Client, ClientQuery>
      actionRef={table}
      headerTitle="客户列表"
      rowKey="id"
      columns={columns}
      columnEmptyText={BLANK}
      request={request}
      search={{ labelWidth: "auto", defaultCollapsed: false }}
      rowSelection={{}}
      tableAlertOptionRender={selectionButtons}
      {...(showsAll
        ? { virtual: true, pagination: false as const, scroll: { x: width, y: LONG_LIST_HEIGHT } }
        : { pagination: { defaultPageSize: 50 }, scroll: { x: width } })}
    />
  );
}
