import { describe, expect, test } from "vitest";
import { type Selectable, disabledReason } from "./selection-rules.ts";

const OPEN: Selectable = {
  gxzt: 0,
  sjGxzt: 0,
  rzzt: 0,
  dkzt: 0,
  glzt: 0,
  fpzt: 0,
  sdbz: 0,
  canCheckStatus: 1,
  yxse: "130.00",
  kprq: "2026-10-12",
  redFlag: 0,
};
const reason = (given: Partial<Selectable> = {}, generalSince: string | null = null) =>
  disabledReason({ ...OPEN, ...given }, generalSince);

describe("a purchase that is not selected", () => {
  test("can be, unless something speaks against it", () => {
    expect(reason()).toBeNull();
    expect(reason({ glzt: 1, fpzt: 3 })).toBeNull();
  });

  test("cannot be when it has been deducted and certified", () => {
    expect(reason({ rzzt: 1, dkzt: 1 })).toBe("税局已认证的发票不可更改勾选");
    expect(reason({ sjGxzt: 1, dkzt: 4 })).toBe("税局已认证的发票不可更改勾选");
  });

  test("cannot be when it is a plain invoice", () => {
    expect(reason({ rzzt: 2 })).toBe("普通发票不可勾选");
  });

  test("cannot be when it is an abnormal voucher", () => {
    expect(reason({ glzt: 2 })).toBe("异常凭证不可勾选");
  });

  test("cannot be when it is void", () => {
    expect(reason({ fpzt: 1 })).toBe("已作废的发票不可勾选");
  });

  test("cannot be when it has been offset in full", () => {
    expect(reason({ fpzt: 4 })).toBe("已全额红冲的发票不可勾选");
  });

  test("cannot be when it has no deductible tax", () => {
    expect(reason({ yxse: "0.00" })).toBe("有效税额为 0，不可勾选");
  });

  test("cannot be when it is of the time as a small-scale taxpayer", () => {
    expect(reason({ kprq: "2026-09-30" }, "2026-10-01")).toBe("转为一般纳税人之前开具的发票不支持勾选");
    expect(reason({ kprq: "2026-10-01" }, "2026-10-01")).toBeNull();
  });

  test("cannot be while it is locked for a red letter", () => {
    expect(reason({ sdbz: 1 })).toBe("红字锁定的发票不可勾选");
  });

  test("cannot be when it was set never to be", () => {
    expect(reason({ canCheckStatus: 0 })).toBe("已设置为永不勾选");
  });

  test("cannot be when it is a red one itself", () => {
    expect(reason({ redFlag: 1 })).toBe("红字发票不可勾选");
  });
});

describe("a purchase that is selected", () => {
  test("can be taken back whatever has become of it since", () => {
    for (const given of [{ glzt: 2 }, { fpzt: 1 }, { fpzt: 4 }, { yxse: "0" }, { sdbz: 1 }])
      expect(reason({ gxzt: 1, ...given })).toBeNull();
  });

  test("cannot be once the bureau has certified or selected it", () => {
    expect(reason({ gxzt: 1, rzzt: 1 })).toBe("税局已认证的发票不可更改勾选");
    expect(reason({ gxzt: 1, sjGxzt: 1 })).toBe("税局已认证的发票不可更改勾选");
  });
});
