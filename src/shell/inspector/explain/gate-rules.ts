import type { RendererHost } from "../../../renderer/host.ts";
import type { EditionGate } from "../../../schema/plan/plans/edition-gate.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import type { Rule } from "./explanation.ts";

type Held = "acts" | "looks" | "none";

const HELD: { readonly [held in Held]: string } = {
  acts: "当前会话可操作",
  looks: "当前会话仅可查看",
  none: "当前会话没有此权限码",
};

/** The effect of a permission code by its place: for an action, for a part to look at, for a page or form that may become read-only. */
type Reading = "action" | "part" | "page";

const READINGS: { readonly [reading in Reading]: string } = {
  action: "按操作读取：仅可查看不算有权限",
  part: "按界面读取：仅可查看也能看到",
  page: "按页面读取：仅可查看时变为只读",
};

/** The rule of a permission code; none without a code. */
export function permissionRules(
  host: RendererHost,
  code: string | undefined,
  reading: Reading,
  owner: string,
): Rule[] {
  if (code === undefined) return [];
  const strict = host.permission(code, "strict");
  const held: Held = strict === true ? "acts" : strict === "view" ? "looks" : "none";
  return [
    {
      title: "权限",
      text: code,
      effect:
        held === "acts" || (held === "looks" && reading === "part")
          ? "shown"
          : held === "looks" && reading === "page"
            ? "readOnly"
            : "hidden",
      note: `${HELD[held]}；${READINGS[reading]}`,
      reads: [],
      pointer: joinPointer(owner, "permission"),
      code,
    },
  ];
}

/** The rule of an edition gate; none without one. */
export function editionRules(
  host: Pick<RendererHost, "edition" | "session">,
  gate: EditionGate | undefined,
  owner: string,
): Rule[] {
  if (gate === undefined) return [];
  const { edition } = host.session;
  const facts = Object.entries(edition).map(([name, value]) => ({ path: `session.edition.${name}`, value }));
  const isOpen = host.edition(gate);
  return [
    {
      title: "版本",
      text: JSON.stringify(gate),
      effect: isOpen ? "shown" : "hidden",
      note: isOpen ? "当前版本符合" : "当前版本不符合",
      reads: facts.filter(({ path }) => Object.hasOwn(gate, path.slice("session.edition.".length))),
      pointer: joinPointer(owner, "edition"),
    },
  ];
}
