import { Refusal } from "../platform/errors.ts";

/** The other side, or the way to it, says no. The message is read by users; a job notes it and goes on. */
export class GatewayRefusal extends Refusal {
  constructor(message: string) {
    super("rule", message);
  }
}
