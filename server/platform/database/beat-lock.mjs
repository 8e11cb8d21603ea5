import { readFileSync, utimesSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Shows others that the lock is held, in a thread of its own: long work must not look like a death. */
const { file, content, every } = workerData;
setInterval(() => {
  if (held() === content) {
    const now = new Date();
    utimesSync(file, now, now);
    return;
  }
  // As when this process stood still for long: another one writes by now, and two would ruin the data.
  writeSync(2, `数据目录已被另一个进程接管，本进程立即结束（${file}）\n`);
  process.kill(process.pid, "SIGKILL");
}, every);

function held() {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}
