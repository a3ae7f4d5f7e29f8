import { useEffect, useState } from 'react';
import type { Run } from './run';

/** How fast the virtual clock of a run goes; 0 stands. */
interface Playing {
  speed: number;
  setSpeed: (speed: number) => void;
}

/** Lets the virtual clock follow the real one, so many times as fast. */
export function usePlaying(run: Run): Playing {
  // React Compiler does not support `finally`.
  'use no memo';
  const [speed, setSpeed] = useState(0);
  useEffect(() => {
    if (!speed) return;
    let last = performance.now();
    let frame = 0;
    let isBusy = false;
    const tick = async (now: number) => {
      frame = requestAnimationFrame(tick);
      const ms = Math.round((now - last) * speed);
      if (isBusy || ms < 1) return;
      last = now;
      isBusy = true;
      try {
        await run.play({ do: 'pass', ms });
      } finally {
        isBusy = false;
      }
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [run, speed]);
  return { speed, setSpeed };
}
