import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";

const SUBJECTS = ["物料分拣装置", "数据采集方法", "可折叠支架", "库存预警方法", "除尘结构"] as const;
const SOFTWARE = ["进销存管理系统", "客户服务平台", "设备巡检系统", "订单协同软件"] as const;
const KINDS = ["invention", "utility", "design"] as const;
const STATES = ["granted", "pending", "ended"] as const;

interface Intellectual {
  readonly patents: readonly DemoRecord[];
  readonly software: readonly DemoRecord[];
  readonly applicants: readonly DemoRecord[];
  readonly sites: readonly DemoRecord[];
}

/** The inventions, texts and publications of every other client. */
export function demoIntellectual(world: DemoWorld, company: DemoCompany, place: number): Intellectual {
  if (place % 2 === 1) return { patents: [], software: [], applicants: [], sites: [] };
  const { companyId, companyName, legalPerson } = company;
  const createTime = world.daysAgo(35, place * 7);
  const row = (fields: DemoRecord["fields"]): DemoRecord => ({ companyId, createTime, fields });
  const year = Number(world.daysAgo(0).slice(0, 4));
  const owner = legalPerson ?? "张明";
  const patents = Array.from({ length: 2 }, (_none, number) => {
    const subject = SUBJECTS[(place + number) % SUBJECTS.length] ?? SUBJECTS[0];
    const patentStatus = STATES[(place / 2 + number) % STATES.length];
    const granted = patentStatus !== "pending";
    return row({
      patentName: `一种${subject}`,
      patentNo: `CN${year - 3 + number}${companyId}${number}`,
      kind: KINDS[(place / 2 + number) % KINDS.length],
      patentStatus,
      applyDate: `${year - 3 + number}-03-12`,
      grantNo: granted ? `CN${companyId}${number}B` : null,
      grantDate: granted ? `${year - 2 + number}-01-20` : null,
      applicantName: companyName,
      inventors: owner,
      abstract: `公开了一种${subject}，结构简单，使用方便。`,
    });
  });
  const software = [1, 2].map((version) => {
    const name = SOFTWARE[(place / 2 + version) % SOFTWARE.length] ?? SOFTWARE[0];
    return row({
      softwareName: `${companyName.slice(0, 6)}${name}`,
      shortName: name,
      registerNo: `${year - version}SR${String(companyId).slice(-6)}${version}`,
      version: `V${version}.0`,
      owner: companyName,
      finishDate: `${year - version}-02-10`,
      publishDate: version === 1 ? `${year - version}-03-01` : null,
      registerDate: `${year - version}-05-16`,
    });
  });
  const dates = { firstDate: `${year - 3}-03-12`, lastDate: `${year - 1}-05-16` };
  const applicants = [
    row({
      name: companyName,
      kind: "company",
      patentNum: patents.length,
      softwareNum: software.length,
      ...dates,
    }),
    row({ name: owner, kind: "person", patentNum: 1, softwareNum: 0, ...dates }),
  ];
  const domain = `c${companyId}.example.com`;
  const sites = [
    row({
      siteName: `${companyName.slice(0, 8)}官网`,
      domain,
      homePage: `https://${domain}/`,
      licenceNo: `沪ICP备${companyId}号-1`,
      approveDate: `${year - 2}-08-08`,
      siteState: 1,
    }),
    row({
      siteName: `${companyName.slice(0, 8)}商城`,
      domain: `shop.${domain}`,
      homePage: `https://shop.${domain}/`,
      licenceNo: `沪ICP备${companyId}号-2`,
      approveDate: `${year - 1}-04-02`,
      siteState: place % 4 === 0 ? 0 : 1,
    }),
  ];
  return { patents, software, applicants, sites };
}
