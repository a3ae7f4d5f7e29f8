import { awaited, skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** Shape of the pending content. */
  shape?: 'text' | 'title' | 'block';
  /** Number of text lines. */
  lines?: number;
}

/**
 * A placeholder of pending content. It appears after 150 ms, so that fast responses do not flicker; set `aria-busy`
 * around it.
 */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={awaited} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
        <span key={line} className={skeleton({ shape })} />
      ))}
    </div>
  );
}
