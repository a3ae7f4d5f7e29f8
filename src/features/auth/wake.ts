const every = 1_000;
const jump = 2_000;

/**
 * Calls when the person or the device comes back: the tab is seen again, gets the attention, is restored or connected,
 * or the clock has gone on without us. Returns how to stop.
 */
export function onWake(call: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === 'visible') call();
  };
  // While a device sleeps the wall clock goes on and this one does not, or no timer ran in between.
  let last = { wall: Date.now(), own: performance.now() };
  const timer = setInterval(() => {
    const now = { wall: Date.now(), own: performance.now() };
    const slept = now.wall - last.wall - (now.own - last.own);
    const late = now.own - last.own - every;
    last = now;
    if (Math.abs(slept) > jump || late > jump) call();
  }, every);
  document.addEventListener('visibilitychange', ifSeen);
  for (const name of ['pageshow', 'focus', 'online']) addEventListener(name, call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ifSeen);
    for (const name of ['pageshow', 'focus', 'online']) removeEventListener(name, call);
  };
}
