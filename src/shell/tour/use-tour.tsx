import { App, Button } from "antd";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { settingKey } from "../../session/user-settings/setting-answers.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import type { TourProps } from "./tour.tsx";

const SCREEN = "shell";
const PART = "tour";
const OFFER = "tour";

/** Apart, because a user takes it once. */
const tour = createDeferred(async () => (await import("./tour.tsx")).FrameTour);

interface TourEntry {
  readonly open: () => void;
  readonly element: ReactNode;
}

/**
 * The tour of the frame. A user who has just signed in, and has neither taken nor declined it, is offered it in a
 * corner, where it covers nothing.
 */
export function useTour(): TourEntry {
  const { session } = useShell();
  const { notification } = App.useApp();
  const { settings, isNew } = session;
  const [isOpen, setOpen] = useState(false);
  const { status, values } = useSyncExternalStore(settings.subscribe, settings.read);
  const isKnown = (values.get(settingKey(SCREEN, PART)) ?? null) !== null;
  const isOffered = isNew && !session.info.sharedLogin && status === "ready" && !isKnown && !isOpen;
  useEffect(() => {
    if (!isOffered) return;
    let isAnswered = false;
    const answer = () => {
      if (isAnswered) return;
      isAnswered = true;
      void settings.save(SCREEN, PART, { seen: true });
    };
    notification.open({
      key: OFFER,
      message: shellText("tour.offer"),
      description: shellText("tour.means"),
      duration: 0,
      onClose: answer,
      actions: (
        <>
          <Button type="text" onClick={answer}>
            {shellText("tour.decline")}
          </Button>
          <Button
            type="primary"
            onClick={() => {
              answer();
              setOpen(true);
            }}
          >
            {shellText("tour.start")}
          </Button>
        </>
      ),
    });
    return () => {
      // A sign-out is no answer to the offer.
      isAnswered = true;
      notification.destroy(OFFER);
    };
  }, [isOffered, notification, settings]);
  return {
    open: () => setOpen(true),
    element: isOpen && (
      <DeferredTour
        onClose={() => {
          setOpen(false);
          if (!isKnown) void settings.save(SCREEN, PART, { seen: true });
        }}
      />
    ),
  };
}

/** A part that could not be fetched is fetched again when the tour is opened again. */
function DeferredTour(props: TourProps) {
  const deferred = useDeferred(tour);
  const { message } = App.useApp();
  const isFailed = deferred.status === "failed";
  useEffect(() => {
    if (isFailed) void message.error(shellText("part.failed"));
  }, [isFailed, message]);
  return deferred.status === "ready" ? <deferred.part {...props} /> : null;
}
