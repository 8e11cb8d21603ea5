/** One row of the measured list, as it comes over the wire. */
export interface Client {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly taxNumber: string;
  readonly status: 0 | 1;
  readonly taxpayerType: 1 | 2;
  readonly region: string;
  readonly industry: string;
  readonly contact: string;
  readonly phone: string;
  readonly manager: string;
  readonly income: number;
  readonly tax: number;
  /** 3.25 stands for 3.25%. */
  readonly burden: number;
  readonly invoices: number;
  readonly employees: number;
  readonly certified: boolean;
  readonly startDate: string;
  readonly filedAt: string;
  readonly credit: string;
  readonly remark: string | null;
}

/** The parameters of a list; one that is absent or empty leaves out no client. */
export interface ClientQuery {
  readonly name?: string;
  readonly code?: string;
  readonly status?: number;
  readonly taxpayerType?: number;
  readonly credit?: string;
  readonly manager?: string;
  readonly phone?: string;
  readonly startFrom?: string;
  readonly startTo?: string;
}

export const REGIONS = [
  "北京",
  "上海",
  "广州",
  "深圳",
  "杭州",
  "南京",
  "成都",
  "武汉",
  "苏州",
  "西安",
] as const;
const INDUSTRIES = ["批发零售", "软件服务", "餐饮住宿", "建筑安装", "交通运输", "文化传媒", "教育咨询"];
const PEOPLE = ["王芳", "李强", "张敏", "刘洋", "陈静", "杨磊", "赵娜", "黄伟", "周婷", "吴斌", "徐丽"];
const RATINGS = ["A", "B", "M", "C", "D"];
const REMARKS = [null, "季度申报", "资料已交齐", null, "每月五日前催要银行回单"];

export const clients: readonly Client[] = Array.from({ length: 5000 }, (_, index) => makeClient(index + 1));

/** The clients that match a query, in the order of their numbers. */
export function findClients(query: ClientQuery): readonly Client[] {
  return clients.filter(
    (client) =>
      (["name", "code", "manager", "phone"] as const).every((key) =>
        client[key].includes(query[key] ?? ""),
      ) &&
      (["status", "taxpayerType", "credit"] as const).every(
        (key) => (query[key] ?? client[key]) === client[key],
      ) &&
      client.startDate >= (query.startFrom ?? "") &&
      client.startDate <= (query.startTo ?? "9999"),
  );
}

function makeClient(id: number): Client {
  const region = nth(REGIONS, id - 1);
  const income = ((id * 7919) % 900_000) + ((id * 37) % 100) / 100;
  const day = String((id % 28) + 1).padStart(2, "0");
  const month = String((id % 12) + 1).padStart(2, "0");
  return {
    id,
    name: `${region}${nth(INDUSTRIES, id)}第${String(id).padStart(4, "0")}号有限公司`,
    code: `K${String(id).padStart(6, "0")}`,
    taxNumber: `91${310_000 + (id % 90)}MA${String(id * 104_729)
      .padStart(9, "0")
      .slice(0, 9)}X`,
    status: id % 6 === 0 ? 0 : 1,
    taxpayerType: id % 3 === 0 ? 1 : 2,
    region,
    industry: nth(INDUSTRIES, id),
    contact: nth(PEOPLE, id * 3),
    phone: `138****${String((id * 13) % 10_000).padStart(4, "0")}`,
    manager: nth(PEOPLE, id * 5),
    income,
    tax: Math.round(income * 3) / 100,
    burden: ((id * 31) % 1200) / 100,
    invoices: (id * 17) % 2600,
    employees: (id % 80) + 1,
    certified: id % 4 !== 0,
    startDate: `20${15 + (id % 11)}-${month}-${day}`,
    filedAt: `2026-10-${day} ${String(id % 24).padStart(2, "0")}:${String(id % 60).padStart(2, "0")}:00`,
    credit: nth(RATINGS, id),
    remark: nth(REMARKS, id),
  };
}

function nth<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
