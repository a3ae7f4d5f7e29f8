import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useState } from 'react';
import * as styles from './Calendar.css';
import { dayOf, minuteOf } from './days';

const minuteMs = 60_000;

interface NowLineProps {
  day: string;
  /** Current instant; defaults to the clock. */
  now?: string;
  zone: string;
}

/** Marks the current time in its day. */
export function NowLine({ day, now, zone }: NowLineProps) {
  const [clock, setClock] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setClock(new Date().toISOString()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const at = now ?? clock;
  if (dayOf(at, zone) !== day) return null;
  return (
    <span
      aria-hidden
      className={styles.nowLine}
      style={assignInlineVars({ [styles.from]: String(minuteOf(at, zone)) })}
    />
  );
}
