import { describe, expect, it } from "vitest";
import { planActions, planSteps } from "./plan-actions.ts";
import { sampleContracts } from "./testing/sample-project.ts";

const plan = (step: object) => planSteps([step as { [name: string]: unknown }], sampleContracts)[0];

describe("planSteps", () => {
  it("separates a verb's arguments from the language's names", () => {
    const step = {
      call: "thing.save",
      params: { id: 1 },
      when: "{{ a }}",
      as: "saved",
      onError: [{ reload: "list" }],
    };
    expect(plan(step)).toEqual({
      verb: "call",
      args: { call: "thing.save", params: { id: 1 } },
      when: "{{ a }}",
      as: "saved",
      onError: [{ verb: "reload", args: { reload: "list" } }],
    });
  });

  it("plans branches, ends and the steps that a verb carries", () => {
    expect(plan({ if: "{{ a }}", then: [{ stop: true, when: "{{ b }}" }] })).toEqual({
      verb: "if",
      condition: "{{ a }}",
      then: [{ verb: "stop", when: "{{ b }}" }],
      else: [],
    });
    expect(plan({ notify: "好", do: [{ open: "edit" }] })).toEqual({
      verb: "notify",
      args: { notify: "好", do: [{ verb: "open", args: { open: "edit" } }] },
    });
  });

  it("plans the steps that stand beside other words of an argument", () => {
    expect(plan({ notify: "好", link: { label: "查看", do: [{ open: "edit" }] } })).toEqual({
      verb: "notify",
      args: {
        notify: "好",
        link: { label: "查看", do: [{ verb: "open", args: { open: "edit" } }] },
      },
    });
    expect(plan({ call: "thing.save", params: { do: ["洗"] } })).toMatchObject({
      args: { params: { do: ["洗"] } },
    });
  });

  it("refuses a step without a verb", () => {
    expect(() => plan({ cal: "thing.save" })).toThrow(/cal/);
  });
});

describe("planActions", () => {
  it("writes out the defaults", () => {
    expect(planActions([{ id: "a", label: "甲" }], sampleContracts)).toEqual([
      { id: "a", label: "甲", style: "default", disabled: [], do: [] },
    ]);
    expect(planActions(undefined, sampleContracts)).toEqual([]);
  });

  it("keeps the edition that an action needs", () => {
    const edition = { versionClass: ["ZZ"] } as const;
    expect(planActions([{ id: "a", label: "甲", edition }], sampleContracts)).toMatchObject([{ edition }]);
  });
});
