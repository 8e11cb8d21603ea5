import { Button, Empty } from "antd";
import { Link } from "react-router-dom";
import { shellText } from "../shell-text.ts";
import { WORK_ORDERS } from "./work-orders-path.ts";

interface WaitingTabProps {
  /** Undefined while it loads, null when it could not be loaded. */
  readonly count: number | null | undefined;
  readonly retry: () => Promise<void>;
  readonly onLeave: () => void;
}

/** One line that leads to the work orders which wait for the user. */
export function WaitingTab({ count, retry, onLeave }: WaitingTabProps) {
  if (count === undefined) return <output className="bell-words">{shellText("notice.loading")}</output>;
  if (count === null)
    return (
      <div className="bell-words" role="alert">
        <p>{shellText("notice.orders.failed")}</p>
        <Button size="small" onClick={() => void retry()}>
          {shellText("retry")}
        </Button>
      </div>
    );
  if (count === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={shellText("notice.orders.none")} />;
  return (
    <Link className="notice-waiting" to={`${WORK_ORDERS}?type=2&tab=2`} onClick={onLeave}>
      {shellText("notice.orders.waiting", { count })}
    </Link>
  );
}
