import { useEffect, useState } from "react";
import { periodParts, readPeriod } from "../../domain/period.ts";
import { boundingPeriods, type PaymentDays, paymentDays } from "../../domain/tax/payment-days.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE } from "../call-options.ts";

interface PaymentQuestion {
  readonly kjnd: number;
  readonly kjqj: number;
  readonly provinceId: string;
}

/** The days on which the tax of a month may be paid; null until the calendar is loaded, and when it cannot be. */
export function usePaymentDays(
  host: ChatHost,
  { kjnd, kjqj, provinceId }: PaymentQuestion,
  isAsked: boolean,
): PaymentDays | "failed" | null {
  const [days, setDays] = useState<PaymentDays | "failed" | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const ask = async () => {
      const today = host.today();
      const dqbm = provinceId === "" ? host.areaCode : provinceId;
      const calendars = await Promise.all(
        boundingPeriods(readPeriod(kjnd, kjqj) ?? "", today).map(
          async (period) =>
            await host.client.call("config.taxCalendar", { dqbm, ...periodParts(period) }, IN_PLACE),
        ),
      );
      return paymentDays(
        today,
        calendars.map(({ sbjsrq }) => sbjsrq),
      );
    };
    void ask()
      .catch(() => "failed" as const)
      .then((answer) => {
        if (isWanted) setDays(answer);
        return null;
      });
    return () => {
      isWanted = false;
    };
  }, [host, kjnd, kjqj, provinceId, isAsked]);
  return days;
}
