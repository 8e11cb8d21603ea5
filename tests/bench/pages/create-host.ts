import type { RendererHost } from "../../../src/renderer/host.ts";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { createUserSettings } from "../../../src/session/user-settings/user-settings.ts";
import { lastingStorage } from "../../../src/session/lasting-storage.ts";
import { fieldViews, verbRunners } from "../../../src/views.ts";
import { post } from "./post.ts";

/** The least application around a screen: everything is permitted, calls go straight to the local server. */
export function createHost({ calls }: ScreenPlan): RendererHost {
  const ask: RendererHost["call"] = async (operationId, params) => {
    const call = calls[operationId];
    if (!call) throw new Error(`The plan has no call ${operationId}`);
    return await post(call.path, params);
  };
  return {
    readFile: async () => new File([], ""),
    call: ask,
    callForChoices: ask,
    permission: () => true,
    edition: () => true,
    session: {
      user: {
        id: 1,
        name: "王芳",
        account: "wangfang",
        superAdmin: false,
        admin: true,
        branchAdmin: false,
        deptManager: false,
      },
      firm: { id: 1, name: "示例财税", areaCode: "310000" },
      edition: { serviceTag: "", versionClass: "ZZ", firmType: "SH", productType: 1 },
    },
    today: () => "2026-11-21",
    fields: fieldViews,
    verbs: verbRunners,
    register: () => undefined,
    navigate: (to) => window.history.pushState(null, "", to),
    hearChanges: () => () => {},
    outside: {
      notify: notMeasured,
      startJob: notMeasured,
      followJob: notMeasured,
      saveFile: notMeasured,
      pickFile: notMeasured,
      copyText: notMeasured,
      print: notMeasured,
      preview: notMeasured,
      handle: notMeasured,
    },
    embeddedAddress: notMeasured,
    openPage: notMeasured,
    NestedScreen: notMeasured,
    settings: createUserSettings({ call: notMeasured }),
    storage: lastingStorage(() => window.localStorage),
  };
}

function notMeasured(): never {
  throw new Error("The measured screens do not use this");
}
