import modules from "../../../../schemas/enums/chatModule.json" with { type: "json" };
import type { Operations } from "../../../generated/operations/index.ts";
import { clientText } from "./client-text.ts";

type Last = Operations["miniProgram.client.open"]["result"]["modules"][number];

interface TalksProps {
  readonly modules: readonly Last[];
  readonly onOpen: (module: number) => void;
}

export function moduleName(module: number): string {
  return modules.values.find(({ value }) => value === module)?.label ?? "";
}

/** The modules that can be talked about, each with its last message. */
export function Talks({ modules: lasts, onOpen }: TalksProps) {
  return (
    <ul className="client-list">
      {modules.values.map(({ value, label }) => {
        const last = lasts.find(({ module }) => module === value);
        return (
          <li key={value}>
            <button
              type="button"
              aria-label={clientText("talk.open", { module: label })}
              onClick={() => onOpen(value)}
            >
              <span>
                <strong>{label}</strong>
                <span className="client-quiet client-one-line">
                  {last === undefined
                    ? clientText("talk.none")
                    : `${last.isFromFirm ? clientText("talk.from") : ""}${last.lastContent}`}
                </span>
              </span>
              <span className="client-quiet">{last?.lastTime.slice(5, 16)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
