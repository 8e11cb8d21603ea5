import { App, Button, Input } from "antd";
import { aiText } from "./ai-text.ts";
import type { AssistantTalk } from "./use-assistant.ts";
import type { HumanTalk } from "./use-human.ts";

const LONGEST = 500;

interface AskBoxProps {
  readonly inputId: string;
  readonly assistant: AssistantTalk;
  readonly human: HumanTalk;
  readonly onTransfer: () => void;
}

/** The input of the AI window; its messages go to the assistant, or to people once the talk has been transferred. */
export function AskBox({ inputId, assistant, human, onTransfer }: AskBoxProps) {
  const { talk, isBusy, failure } = human;
  const { modal } = App.useApp();
  const { draft, isAnswering } = assistant;
  const question = draft.trim();
  const canSend = question !== "" && !isAnswering && !isBusy;
  const send = async () => {
    if (!canSend) return;
    if (!talk) {
      assistant.ask(question);
      assistant.setDraft("");
    } else if (await human.say(question)) assistant.setDraft("");
  };
  const end = () =>
    void modal.confirm({ title: aiText("end.question"), onOk: async () => await human.end() });
  return (
    <div className="ai-ask">
      <output className="ai-state">{talk && stateText(talk)}</output>
      {failure !== null && (
        <div className="ai-broken" role="alert">
          {failure}
        </div>
      )}
      <Input.TextArea
        id={inputId}
        aria-label={aiText(talk ? "input.human" : "input")}
        placeholder={aiText("placeholder")}
        value={draft}
        maxLength={LONGEST}
        showCount
        autoSize={{ minRows: 2, maxRows: 5 }}
        onChange={(event) => assistant.setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <div className="ai-actions">
        {talk ? (
          <Button onClick={end} disabled={isBusy}>
            {aiText("end")}
          </Button>
        ) : (
          <>
            <Button onClick={onTransfer} loading={isBusy}>
              {aiText("transfer")}
            </Button>
            <Button disabled={assistant.said.length === 0} onClick={assistant.begin}>
              {aiText("anew")}
            </Button>
          </>
        )}
        <span className="ai-gap" />
        {isAnswering && !talk ? (
          <Button danger onClick={assistant.stop}>
            {aiText("stop")}
          </Button>
        ) : (
          <Button type="primary" disabled={!canSend} onClick={() => void send()}>
            {aiText("send")}
          </Button>
        )}
      </div>
    </div>
  );
}

function stateText({ state, answererName }: NonNullable<HumanTalk["talk"]>): string {
  return state === 0 ? aiText("waiting") : aiText("answered", { name: answererName ?? "" });
}
