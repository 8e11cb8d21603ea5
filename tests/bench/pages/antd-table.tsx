import { Button, DatePicker, Form, Input, Select, Space, Table, Tag, type TableColumnsType } from "antd";
import type { Dayjs } from "dayjs";
import { useEffect, useState } from "react";
import type { Client, ClientQuery } from "../list/clients.ts";
import { clientLinks } from "./client-links.tsx";
import { labelOf, RATINGS, STATUSES, TAXPAYER_TYPES } from "./code-tables.ts";
import { LONG_LIST_HEIGHT, post, showsAll } from "./post.ts";
import { show } from "./show.tsx";

interface PageQuery extends ClientQuery {
  readonly pageNum: number;
  readonly pageSize: number;
}

type FilterValues = ClientQuery & { readonly started?: readonly Dayjs[] };

const BLANK = "--";
const amount = new Intl.NumberFormat("zh-CN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat("zh-CN");

const columns: TableColumnsType<Client> = [
  { title: "企业名称", dataIndex: "name", width: 240, fixed: "left" },
  { title: "客户编号", dataIndex: "code", width: 110 },
  { title: "税号", dataIndex: "taxNumber", width: 180 },
  {
    title: "状态",
    dataIndex: "status",
    width: 90,
    render: (status: number) => (
      <Tag color={status === 1 ? "success" : "default"}>{labelOf(STATUSES, status)}</Tag>
    ),
  },
  {
    title: "纳税人类型",
    dataIndex: "taxpayerType",
    width: 120,
    render: (type: number) => labelOf(TAXPAYER_TYPES, type),
  },
  { title: "所属地区", dataIndex: "region", width: 100 },
  { title: "行业", dataIndex: "industry", width: 140 },
  { title: "联系人", dataIndex: "contact", width: 90 },
  { title: "联系电话", dataIndex: "phone", width: 120 },
  { title: "服务会计", dataIndex: "manager", width: 90 },
  {
    title: "本期收入",
    dataIndex: "income",
    width: 130,
    align: "right",
    render: (yuan: number) => amount.format(yuan),
  },
  {
    title: "应纳税额",
    dataIndex: "tax",
    width: 120,
    align: "right",
    render: (yuan: number) => amount.format(yuan),
  },
  {
    title: "税负率",
    dataIndex: "burden",
    width: 90,
    align: "right",
    render: (share: number) => `${share.toFixed(2)}%`,
  },
  {
    title: "开票数量",
    dataIndex: "invoices",
    width: 100,
    align: "right",
    render: (value: number) => count.format(value),
  },
  {
    title: "从业人数",
    dataIndex: "employees",
    width: 100,
    align: "right",
    render: (value: number) => count.format(value),
  },
  { title: "已认证", dataIndex: "certified", width: 80, render: (is: boolean) => (is ? "是" : "否") },
  { title: "服务开始", dataIndex: "startDate", width: 110 },
  { title: "最近申报", dataIndex: "filedAt", width: 150, render: (moment: string) => moment.slice(0, 16) },
  { title: "信用等级", dataIndex: "credit", width: 90, render: (rating: string) => labelOf(RATINGS, rating) },
  { title: "备注", dataIndex: "remark", width: 180, render: (remark: string | null) => remark ?? BLANK },
];
const ACTIONS_WIDTH = 150;
const width = columns.reduce((sum, column) => sum + Number(column.width ?? 0), ACTIONS_WIDTH);

function AntdTablePage() {
  const [query, setQuery] = useState<PageQuery>({ pageNum: 1, pageSize: 50 });
  const [rows, setRows] = useState<readonly Client[]>([]);
  const [total, setTotal] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const [selected, setSelected] = useState<React.Key[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const take = async () => {
      const answer = await load(query);
      if (!isCurrent) return;
      setRows(answer.list);
      setTotal(answer.total);
      setLoading(false);
    };
    void take();
    return () => {
      isCurrent = false;
    };
  }, [query]);

  const askAgain = (next: PageQuery) => {
    setLoading(true);
    setQuery(next);
  };
  const reload = () => askAgain({ ...query });
  const stop = async () => {
    await post("/api/client/stop", { ids: selected });
    reload();
  };
  const ask = ({ started, ...values }: FilterValues) =>
    askAgain({ ...values, ...days(started), pageNum: 1, pageSize: query.pageSize });
  return (
    <Space direction="vertical">
      <Filters onAsk={ask} />
      <Space>
        <Button onClick={reload}>刷新</Button>
        {selected.length > 0 && <Button onClick={() => void stop()}>批量停用</Button>}
      </Space>
      <Table
        rowKey="id"
        columns={[
          ...columns,
          {
            title: "操作",
            width: ACTIONS_WIDTH,
            fixed: "right",
            render: (_, client) => <Space>{clientLinks(client, reload)}</Space>,
          },
        ]}
        dataSource={rows}
        loading={isLoading}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
        {...(showsAll
          ? { virtual: true, pagination: false as const, scroll: { x: width, y: LONG_LIST_HEIGHT } }
          : {
              scroll: { x: width },
              pagination: {
                current: query.pageNum,
                pageSize: query.pageSize,
                total,
                showSizeChanger: true,
                onChange: (pageNum, pageSize) => askAgain({ ...query, pageNum, pageSize }),
              },
            })}
      />
    </Space>
  );
}

function Filters({ onAsk }: { readonly onAsk: (values: FilterValues) => void }) {
  const [form] = Form.useForm<FilterValues>();
  return (
    <Form form={form} layout="inline" onFinish={onAsk}>
      <Form.Item name="name" label="企业名称">
        <Input placeholder="请输入" allowClear />
      </Form.Item>
      <Form.Item name="code" label="客户编号">
        <Input placeholder="请输入" allowClear />
      </Form.Item>
      <Form.Item name="status" label="状态">
        <Select placeholder="请选择" options={STATUSES} allowClear style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="taxpayerType" label="纳税人类型">
        <Select placeholder="请选择" options={TAXPAYER_TYPES} allowClear style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="credit" label="信用等级">
        <Select placeholder="请选择" options={RATINGS} allowClear style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="manager" label="服务会计">
        <Input placeholder="请输入" allowClear />
      </Form.Item>
      <Form.Item name="phone" label="联系电话">
        <Input placeholder="请输入" allowClear />
      </Form.Item>
      <Form.Item name="started" label="服务开始">
        <DatePicker.RangePicker />
      </Form.Item>
      <Space>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button
          onClick={() => {
            form.resetFields();
            onAsk({});
          }}
        >
          重置
        </Button>
      </Space>
    </Form>
  );
}

function days(range: readonly Dayjs[] = []): ClientQuery {
  const [startFrom, startTo] = range.map((day) => day.format("YYYY-MM-DD"));
  return { ...(startFrom !== undefined && { startFrom }), ...(startTo !== undefined && { startTo }) };
}

async function load(query: PageQuery): Promise<{ list: readonly Client[]; total: number }> {
  if (!showsAll) return await post("/api/client/page", query);
  const { pageNum: _page, pageSize: _size, ...filters } = query;
  const list = await post<readonly Client[]>("/api/client/all", filters);
  return { list, total: list.length };
}

show(<AntdTablePage />);
