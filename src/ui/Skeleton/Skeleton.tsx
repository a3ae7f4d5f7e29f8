import { awaited, skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** The shape of what is awaited. */
  shape?: 'text' | 'title' | 'block';
  /** How many lines of text are awaited. */
  lines?: number;
}

/** The shape of what is coming. It shows after 150 ms, so that quick answers do not flicker; say `aria-busy` around it. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={awaited} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <span key={line} className={skeleton({ shape })} />
      ))}
    </div>
  );
}
