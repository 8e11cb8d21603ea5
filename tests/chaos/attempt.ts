import type { Api } from "./api.ts";
import type { Intent } from "./intents.ts";

/** Sends an intent once; what its answer says of it stands in it afterwards, what is wrong with the answer in `faults`. */
export async function attemptIntent(api: Api, intent: Intent, faults: string[]): Promise<void> {
  intent.tries += 1;
  const { kind, answerText, result } = await api.send(intent);
  if (kind === "hung") faults.push(`${intent.mark} hung: ${answerText}`);
  if (kind === "refused") {
    intent.state = "refused";
    faults.push(`${intent.mark} was refused at try ${intent.tries}: ${answerText}`);
  }
  if (kind !== "done") return;
  const answer = JSON.stringify(result);
  intent.answer ??= answer;
  if (intent.answer !== answer && intent.isSecret !== true)
    faults.push(`${intent.mark}: ${answer} was ${intent.answer} before`);
  intent.state = "done";
}
