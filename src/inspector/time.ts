import { pad2 } from '../ui/pad2';

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** Milliseconds as people write them, such as `5 s` or `1.5 min`. */
export function duration(ms: number): string {
  const unit = units.find(([, size]) => ms >= size);
  return unit ? `${Number((ms / unit[1]).toFixed(1))} ${unit[0]}` : `${Math.round(ms)} ms`;
}

/** A moment since the start as a clock shows it, such as `00:02:05.000`. */
export const moment = (ms: number): string =>
  `${pad2(Math.floor(ms / 3_600_000))}:${pad2(Math.floor((ms / 60_000) % 60))}:${pad2(Math.floor((ms / 1_000) % 60))}.${String(Math.floor(ms % 1_000)).padStart(3, '0')}`;
