import { Button, Drawer, Pagination, Space, Table, Tag, type TableColumnsType } from "antd";
import { useState } from "react";
import kinds from "../../../schemas/enums/invoiceKind.json" with { type: "json" };
import risks from "../../../schemas/enums/invoiceRiskLevel.json" with { type: "json" };
import deductions from "../../../schemas/enums/invoiceDeductionStatus.json" with { type: "json" };
import states from "../../../schemas/enums/invoiceStatus.json" with { type: "json" };
import limits from "../../../schemas/enums/canCheckStatus.json" with { type: "json" };
import { labelOf } from "./code-tables.ts";
import { call } from "./product-call.ts";
import { show } from "./show.tsx";

interface Invoice {
  readonly id: number;
  readonly gxzt: number;
  readonly yxse: number;
  readonly disabledReason: string | null;
}

interface Invoices {
  readonly list: readonly Invoice[];
  readonly total: number;
  readonly selectedCount: number;
  readonly selectedAmount: number;
  readonly unselectedAmount: number;
}

interface Month {
  readonly xxTaxAmount: number;
  readonly sqldAmount: number;
}

const MONTH = { kjnd: 2026, kjqj: 10 };
const SIZES = [20, 50, 100];
/** Of the rows in sight, in px: as much as ours has in the measured window. */
const HEIGHT = 536;
const qyid = Number(new URLSearchParams(window.location.search).get("company"));
const amount = new Intl.NumberFormat("zh-CN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const yuan = (value: number) => amount.format(value);

const columns: TableColumnsType<Invoice> = [
  {
    title: "发票号码",
    dataIndex: "fphm",
    width: 190,
    fixed: "left",
    render: (number: string) => (
      <Button type="link" size="small">
        {number}
      </Button>
    ),
  },
  { title: "开票日期", dataIndex: "kprq", width: 104 },
  { title: "销货单位名称", dataIndex: "xhdwMc", width: 200, ellipsis: true },
  { title: "有效税额", dataIndex: "yxse", width: 100, align: "right", render: yuan },
  { title: "票面税额", dataIndex: "sehj", width: 100, align: "right", render: yuan },
  { title: "金额", dataIndex: "jehj", width: 110, align: "right", render: yuan },
  { title: "货物或应税劳务名称", dataIndex: "hwYslwMc", width: 160, ellipsis: true },
  {
    title: "发票种类",
    dataIndex: "fpzl",
    width: 150,
    ellipsis: true,
    render: (kind) => labelOf(kinds.values, kind),
  },
  { title: "发票状态", dataIndex: "fpzt", width: 90, render: (state) => labelOf(states.values, state) },
  {
    title: "风险等级",
    dataIndex: "glzt",
    width: 80,
    render: (risk) => <Tag>{labelOf(risks.values, risk)}</Tag>,
  },
  { title: "抵扣状态", dataIndex: "dkzt", width: 130, render: (state) => labelOf(deductions.values, state) },
  {
    title: "勾选限制",
    dataIndex: "canCheckStatus",
    width: 90,
    render: (limit) => <Tag>{labelOf(limits.values, limit)}</Tag>,
  },
  {
    title: "操作",
    key: "actions",
    width: 150,
    fixed: "right",
    render: () => (
      <Space>
        <Button type="link" size="small">
          查看
        </Button>
        <Button type="link" size="small">
          永不勾选
        </Button>
      </Space>
    ),
  },
];

function AntdDrawerPage() {
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState(50);
  const [answer, setAnswer] = useState<Invoices>();
  const [month, setMonth] = useState<Month>();
  const [changed, setChanged] = useState<ReadonlyMap<number, { row: Invoice; to: boolean }>>(new Map());
  const read = async (pageNum: number, pageSize: number) => {
    const asked = { qyid, gxnd: 2026, gxyf: 10, glztList: [0, 1], fpztList: [0, 3], pageNum, pageSize };
    setSize(pageSize);
    setAnswer(await call<Invoices>("/api/fcp/web/invoice/check/page", asked));
  };
  const open = async () => {
    setOpen(true);
    const asked = { qyid, ...MONTH };
    const [, calculated] = await Promise.all([
      read(1, size),
      call<Month>("/api/fcp/web/tax/prediction/calculate", asked),
      call("/api/fcp/web/tax/prediction/statistics", asked),
    ]);
    setMonth(calculated);
  };
  const isTicked = (row: Invoice) => changed.get(row.id)?.to ?? row.gxzt === 1;
  const moved = [...changed.values()].filter(({ row, to }) => to !== (row.gxzt === 1));
  const tax = moved.reduce((sum, { row, to }) => sum + (to ? row.yxse : -row.yxse), 0);
  const count = moved.reduce((sum, { to }) => sum + (to ? 1 : -1), answer?.selectedCount ?? 0);
  const input = (answer?.selectedAmount ?? 0) + tax;
  return (
    <>
      <Button onClick={() => void open()}>勾选</Button>
      <Drawer width="90%" title="增值税及附加税费详情" open={isOpen} onClose={() => setOpen(false)}>
        {month && answer && (
          <Space className="formula" size="large">
            <Sum title="销项税额" text={yuan(month.xxTaxAmount)} />
            <Sum title="进项税额" text={yuan(input)} note={`${count} 张`} />
            <Sum title="上期留抵" text={yuan(month.sqldAmount)} />
            <Sum title="剩余未勾选税额" text={yuan(answer.unselectedAmount - tax)} />
          </Space>
        )}
        <Table<Invoice>
          virtual
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={answer?.list ?? []}
          pagination={false}
          scroll={{ x: 1700, y: HEIGHT }}
          rowSelection={{
            selectedRowKeys: answer?.list.filter(isTicked).map(({ id }) => id) ?? [],
            getCheckboxProps: ({ disabledReason }) => ({ disabled: disabledReason !== null }),
            onSelect: (row, to) => setChanged(new Map(changed).set(row.id, { row, to })),
          }}
        />
        <Pagination
          total={answer?.total ?? 0}
          pageSize={size}
          showSizeChanger={false}
          onChange={(page) => void read(page, size)}
        />
        <select
          aria-label="每页条数"
          value={size}
          onChange={({ target }) => void read(1, Number(target.value))}
        >
          {SIZES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </Drawer>
    </>
  );
}

interface SumProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

function Sum({ title, text, note }: SumProps) {
  return (
    <dl className="sum">
      <dt>{title}</dt>
      <dd>
        {text}
        {note !== undefined && <span className="sum-count">{note}</span>}
      </dd>
    </dl>
  );
}

show(<AntdDrawerPage />);
