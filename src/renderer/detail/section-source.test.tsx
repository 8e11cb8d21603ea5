// The screen loads it lazily; here it shall be at hand before a test waits for rows.
import "./detail-view.tsx";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

describe("the rows of a call on a page of questions", () => {
  const asks = (params: CallUse["params"]) => {
    const { record: _record, ...plan } = detailPlan();
    const table = {
      source: { call: "customer.months", params },
      pageSize: 20,
      columns: [column("name", "月份")],
      rowActions: [],
    };
    const answers: ((answer: object) => void)[] = [];
    const host = createFakeHost({
      answers: {
        "customer.months": () => [{ id: 1, name: "一月" }],
        "customer.tax": () => new Promise<object>((resolve) => void answers.push(resolve)),
      },
    });
    const data = { tax: { call: "customer.tax", params: {} } };
    const sections = [{ id: "months", title: "各月", across: 2, fields: [], table }];
    const shown = renderScreen({ ...plan, data, sections }, host);
    const asked = () =>
      host.calls.flatMap((made) => (made.operationId === "customer.months" ? [made.params] : []));
    return { shown, asked, answer: (year: number) => act(async () => answers.at(-1)?.({ year })) };
  };

  test("are not asked for again because a question was answered", async () => {
    const { asked, answer } = asks({ kind: 1 });
    await screen.findByText("一月");
    await answer(2025);
    await answer(2026);
    expect(asked()).toEqual([{ kind: 1 }]);
  });

  test("are asked for again when the answer is a part of what they are asked with", async () => {
    const { asked, answer } = asks({ year: "{{ data.tax?.year ?? 0 }}" });
    await screen.findByText("一月");
    await answer(2026);
    await screen.findByText("一月");
    expect(asked()).toEqual([{ year: 0 }, { year: 2026 }]);
  });

  test("are asked for again when the page comes back to the front", async () => {
    const { asked, shown } = asks({ kind: 1 });
    await screen.findByText("一月");
    shown.show(false);
    shown.show(true);
    await waitFor(() => expect(asked()).toEqual([{ kind: 1 }, { kind: 1 }]));
  });

  test("say why, when what they are asked with cannot be told", async () => {
    const { asked } = asks({ year: "{{ data.tax.year }}" });
    expect((await screen.findByRole("alert")).textContent).toContain("加载失败");
    expect(asked()).toEqual([]);
  });
});
