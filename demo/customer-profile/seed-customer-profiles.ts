import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { demoIntellectual } from "./demo-intellectual.ts";

const RATINGS = ["A", "B", "M", "C", "D"] as const;
const SCORES: { readonly [rating: string]: number | null } = { A: 95, B: 82, M: null, C: 55, D: 35 };
const YEARS = 3;

/** The clients in public registers: tax credit, licences, patents, software, web sites. */
export async function seedCustomerProfiles(world: DemoWorld): Promise<void> {
  const clients = world.companies.filter(isServed);
  await world.insert("creditLevel", clients.flatMap(creditLevels(world)));
  await world.insert("certification", clients.flatMap(certifications(world)));
  const held = clients.map((company, place) => demoIntellectual(world, company, place));
  await world.insert(
    "patent",
    held.flatMap(({ patents }) => patents),
  );
  await world.insert(
    "softwareCopyRight",
    held.flatMap(({ software }) => software),
  );
  await world.insert(
    "applicant",
    held.flatMap(({ applicants }) => applicants),
  );
  await world.insert(
    "approveSite",
    held.flatMap(({ sites }) => sites),
  );
}

const creditLevels =
  (world: DemoWorld) =>
  ({ companyId, taxlayerCreditRating, evaluateYear }: DemoCompany): DemoRecord[] => {
    if (!taxlayerCreditRating || !evaluateYear) return [];
    const random = world.random("credit", companyId);
    return Array.from({ length: YEARS }, (_none, back): DemoRecord => {
      const xyjb = back === 0 ? taxlayerCreditRating : random.pick(RATINGS);
      const kjnd = evaluateYear - back;
      const fields = {
        xyjb,
        score: SCORES[xyjb] ?? null,
        evaluateDate: `${kjnd + 1}-04-25`,
        organ: "主管税务机关",
        deduction: xyjb === "C" || xyjb === "D" ? "存在逾期申报记录" : null,
      };
      return { companyId, kjnd, createTime: world.daysAgo(30 + back), fields };
    });
  };

const LICENCES = [
  { kind: "highTech", certName: "高新技术企业证书", organ: "科学技术主管部门", scope: "软件开发与技术服务" },
  { kind: "techSme", certName: "科技型中小企业入库登记", organ: "科学技术主管部门", scope: null },
  { kind: "iso9001", certName: "质量管理体系认证证书", organ: "认证机构", scope: "产品销售及售后服务" },
  { kind: "foodLicence", certName: "食品经营许可证", organ: "市场监督管理局", scope: "预包装食品销售" },
  {
    kind: "buildingLicence",
    certName: "建筑业企业资质证书",
    organ: "住房和城乡建设局",
    scope: "建筑装修装饰工程",
  },
  { kind: "roadLicence", certName: "道路运输经营许可证", organ: "交通运输管理局", scope: "普通货运" },
] as const;
const STATES = ["valid", "valid", "expired", "applying"] as const;

const certifications =
  (world: DemoWorld) =>
  ({ companyId }: DemoCompany, place: number): DemoRecord[] =>
    LICENCES.slice(0, 1 + (place % 2)).flatMap((_none, number): DemoRecord[] => {
      const licence = LICENCES[(place + number) % LICENCES.length];
      if (!licence) return [];
      const certState = STATES[(place + number) % STATES.length];
      const year = Number(world.daysAgo(0).slice(0, 4));
      const applying = certState === "applying";
      const issueDate = applying ? null : `${year - (certState === "expired" ? 5 : 1)}-06-18`;
      const endDate = applying ? null : `${year + (certState === "expired" ? -2 : 2)}-06-17`;
      const certNo = `${licence.kind.slice(0, 2).toUpperCase()}${companyId}${number}`;
      const createTime = world.daysAgo(40 + number, place * 7);
      return [{ companyId, createTime, fields: { ...licence, certNo, issueDate, endDate, certState } }];
    });
