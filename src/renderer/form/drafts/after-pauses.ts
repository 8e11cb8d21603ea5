import { onFormValuesChange, type Form } from "@formily/core";

const PAUSE_MS = 300;
const EFFECTS = "after-pauses";

/** Does the work once the form's values have not changed for a moment, and before the page goes. */
export function afterPauses(form: Form, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const finish = () => {
    if (timer === undefined) return;
    drop();
    work();
  };
  return {
    /** Leaves undone what still waits. */
    drop,
    /** The result stops following, after what still waits. */
    follow: () => {
      form.addEffects(EFFECTS, () => {
        onFormValuesChange(() => {
          drop();
          timer = setTimeout(finish, PAUSE_MS);
        });
      });
      window.addEventListener("pagehide", finish);
      return () => {
        finish();
        form.removeEffects(EFFECTS);
        window.removeEventListener("pagehide", finish);
      };
    },
  };
}
