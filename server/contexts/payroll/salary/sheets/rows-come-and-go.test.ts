import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_003;
const BOOK_ONLY = 2;
const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, COMPANY);
});

const MARCH = { companyId: COMPANY, kjnd: 2026, kjqj: 3, xclx: BOOK_ONLY };

interface Saved {
  readonly sheet: { readonly rs: number; readonly yfhj: number };
}

async function paidPeople(): Promise<readonly number[]> {
  const asked = { ...MARCH, pageNum: 1, pageSize: 500 };
  const { list } = await office.done<{ list: { ryid: number }[] }>("salary.page", asked);
  return list.map(({ ryid }) => ryid);
}

test("people come, change and go in one request, and the totals of the sheet follow", async () => {
  const [stays = 0, goes = 0, comes = 0] = await office.hire({}, {}, {});
  const lineList = [
    { ryid: stays, jbgz: 5000 },
    { ryid: goes, jbgz: 4000 },
  ];
  await office.done("salary.save", { ...MARCH, lineList });
  const { sheet } = await office.done<Saved>("salary.save", {
    ...MARCH,
    lineList: [{ ryid: stays, jbgz: 5500.5 }],
    addedList: [{ ryid: comes, jbgz: 3000 }],
    removedList: [{ ryid: goes }],
  });
  expect(sheet).toMatchObject({ rs: 2, yfhj: 8500.5 });
  expect(new Set(await paidPeople())).toEqual(new Set([stays, comes]));
});

test("whoever is paid already is not added over what another has typed, and nothing of the request is kept", async () => {
  const [paid = 0, other = 0] = await office.hire({}, {});
  await office.done("salary.save", { ...MARCH, lineList: [{ ryid: paid, jbgz: 7000 }] });
  const before = await paidPeople();
  const answer = await office.call("salary.save", {
    ...MARCH,
    lineList: [],
    addedList: [
      { ryid: other, jbgz: 1 },
      { ryid: paid, jbgz: 1 },
    ],
    removedList: before.filter((ryid) => ryid !== paid).map((ryid) => ({ ryid })),
  });
  expect(answer).toMatchObject({
    message: expect.stringMatching(/已在本期的薪酬表中$/),
    result: { fieldErrors: [{ path: "addedList.1.ryid" }] },
  });
  expect(await paidPeople()).toEqual(before);
  expect(await office.lineOf(paid, 3, BOOK_ONLY)).toMatchObject({ jbgz: 7000 });
});

test("one person is not added twice; whoever is gone already is no fault", async () => {
  const [comes = 0, gone = 0] = await office.hire({}, {});
  const twice = [{ ryid: comes }, { ryid: comes }];
  expect(await office.call("salary.save", { ...MARCH, lineList: [], addedList: twice })).toMatchObject({
    message: "同一人员在一张薪酬表中只能有一条明细",
    result: { fieldErrors: [{ path: "addedList.1.ryid" }] },
  });
  const before = await paidPeople();
  await office.done("salary.save", { ...MARCH, lineList: [], removedList: [{ ryid: gone }] });
  expect(await paidPeople()).toEqual(before);
});

test("whoever was changed since they were read is not removed, and it is said who changed them", async () => {
  const [changed = 0] = await office.hire({});
  await office.done("salary.save", { ...MARCH, lineList: [{ ryid: changed, jbgz: 7000 }] });
  const asked = { ...MARCH, pageNum: 1, pageSize: 500 };
  const { list } = await office.done<{ list: { ryid: number; rowVersion: string }[] }>("salary.page", asked);
  const read = list.find(({ ryid }) => ryid === changed);
  await office.done("salary.save", { ...MARCH, lineList: [{ ryid: changed, jbgz: 7100 }] });
  const removedList = [{ ryid: changed, rowVersion: read?.rowVersion }];
  expect(await office.call("salary.save", { ...MARCH, lineList: [], removedList })).toMatchObject({
    code: "0410",
    message: expect.stringMatching(/已被.+修改，请核对后再保存$/),
    result: { stale: [{ path: "removedList.0" }] },
  });
  expect(await paidPeople()).toContain(changed);
});
