import { Button, Radio } from "antd";
import { useId, useState } from "react";
import type { Operations } from "../../../generated/operations/index.ts";
import { newIntent } from "../../../request/new-intent.ts";
import { useClientAccess } from "./client-access.ts";
import { clientText } from "./client-text.ts";
import { Composer, type Written } from "./composer.tsx";
import { CORRECT, DOUBTFUL } from "./month-state.ts";

type Told = Operations["miniProgram.client.letter"]["result"];

interface LetterAnswerProps {
  readonly of: Told;
  readonly onAnswered: () => void;
}

/** Amounts up to one yuan are never collected. */
const LEAST_DUE = 1;

/** Asks the client for an answer, or shows the given one. */
export function LetterAnswer({ of, onAnswered }: LetterAnswerProps) {
  const { answer } = of.month;
  const [chosen, setChosen] = useState<"correct" | "doubtful" | null>(null);
  if (of.closedReason !== null) return <p className="client-line">{of.closedReason}</p>;
  const isAnswered = answer !== null && chosen === null;
  return (
    <section className="client-answer" aria-label={clientText("answer")}>
      <h3>{clientText("answer")}</h3>
      {isAnswered && (
        <>
          <p>{clientText(answer === CORRECT ? "answer.isCorrect" : "answer.isDoubtful")}</p>
          <Button onClick={() => setChosen(answer === CORRECT ? "doubtful" : "correct")}>
            {clientText(answer === CORRECT ? "answer.again.correct" : "answer.again.doubtful")}
          </Button>
        </>
      )}
      {answer === null && (
        <Radio.Group
          block
          optionType="button"
          buttonStyle="solid"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as "correct" | "doubtful")}
          options={[
            { value: "correct", label: clientText("answer.correct") },
            { value: "doubtful", label: clientText("answer.doubtful") },
          ]}
        />
      )}
      {chosen === "correct" && <Confirmation of={of} onAnswered={onAnswered} />}
      {chosen === "doubtful" && <Doubt of={of} onAnswered={onAnswered} />}
    </section>
  );
}

function Doubt({ of: { month }, onAnswered }: LetterAnswerProps) {
  const { client, link } = useClientAccess();
  const send = async ({ content, files, intent }: Written) => {
    await client.call(
      "miniProgram.client.answer",
      {
        link,
        kjnd: month.kjnd,
        kjqj: month.kjqj,
        szId: month.szId,
        tags: DOUBTFUL,
        taxAmount: month.taxAmount,
        content,
        files: files.map(({ fileKey }) => fileKey),
      },
      { silent: true, intent },
    );
    onAnswered();
  };
  return (
    <Composer
      label={clientText("answer.doubt")}
      hint={clientText("answer.doubt.hint")}
      button={clientText("answer.submit")}
      onSend={send}
    />
  );
}

type Payment = "asNotified" | "onDay" | "notYet";

function Confirmation({ of: { month, firstPayDay, lastPayDay }, onAnswered }: LetterAnswerProps) {
  const { client, link } = useClientAccess();
  const id = useId();
  const [payment, setPayment] = useState<Payment>("asNotified");
  const [day, setDay] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [intent] = useState(newIntent);
  const isDue = (month.taxAmount ?? 0) > LEAST_DUE;
  const send = async () => {
    if (payment === "onDay" && day === "") {
      setFault(clientText("answer.noDay"));
      return;
    }
    setSending(true);
    const paid = {
      ...(payment === "onDay" && { paymentTime: day }),
      ...(payment === "notYet" && { noPaymentStatus: 1 as const }),
    };
    const { kjnd, kjqj, szId, taxAmount } = month;
    await client
      .call(
        "miniProgram.client.answer",
        { link, kjnd, kjqj, szId, tags: CORRECT, taxAmount, ...paid },
        { silent: true, intent },
      )
      .then(onAnswered, (error: unknown) =>
        setFault(error instanceof Error ? error.message : clientText("failed")),
      );
    setSending(false);
  };
  return (
    <form
      className="client-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isDue && (
        <Radio.Group
          aria-label={clientText("answer.payment")}
          className="client-choices"
          value={payment}
          onChange={(event) => setPayment(event.target.value as Payment)}
          options={(["asNotified", "onDay", "notYet"] as const).map((value) => ({
            value,
            label: clientText(`answer.${value}`),
          }))}
        />
      )}
      {payment === "onDay" && (
        <>
          <label htmlFor={id}>{clientText("answer.day")}</label>
          <input
            id={id}
            type="date"
            value={day}
            min={firstPayDay}
            max={lastPayDay}
            onChange={(event) => setDay(event.target.value)}
          />
        </>
      )}
      {fault !== null && (
        <p role="alert" className="client-fault">
          {fault}
        </p>
      )}
      <Button type="primary" htmlType="submit" block loading={isSending}>
        {clientText("answer.submit")}
      </Button>
    </form>
  );
}
