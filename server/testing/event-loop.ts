import { monitorEventLoopDelay } from 'node:perf_hooks';

const tickMs = 10;
const pause = () => new Promise((resolve) => setTimeout(resolve, 4 * tickMs));

/** Starts measuring the longest CPU time (ms) of one turn of the event loop. Returns a function that ends it. */
function watchTurns() {
  let [last, longest] = [process.threadCpuUsage(), 0];
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  };
  const timer = setInterval(look, tickMs);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/**
 * Runs `work` and returns the longest time (ms) that the event loop was blocked. Time without a CPU core does not count, so
 * a busy machine does not fail a test.
 */
export async function blockedDuring<T>(work: () => Promise<T>): Promise<{ value: T; blockedMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: tickMs });
  delay.enable();
  await pause();
  delay.reset();
  const endTurns = watchTurns();
  const value = await work();
  await pause();
  delay.disable();
  return { value, blockedMs: Math.round(Math.min(delay.max / 1e6, endTurns())) };
}
