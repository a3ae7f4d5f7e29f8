import { useEffect, useState } from 'react';

const all = Number.POSITIVE_INFINITY;

interface Turn<Value> {
  value: Value;
  subject: object | undefined;
  count: number;
  before: Value;
}

/**
 * Gives each of several parts what it is to draw: of another `subject` the first part has it at once and one more each
 * frame; until then they keep what they had, or are `empty`. Without a subject, and of the same one, all have it at once.
 */
export function useInTurn<Value>(
  value: Value,
  { subject, total, empty }: { subject: object | undefined; total: number; empty: Value },
): (at: number) => Value {
  const [turn, setTurn] = useState<Turn<Value>>({ value: empty, subject: undefined, count: all, before: empty });
  let now = turn;
  if (turn.subject !== subject) now = { value, subject, count: subject ? 1 : all, before: turn.value };
  else if (turn.value !== value) now = { ...turn, value };
  if (now !== turn) setTurn(now);
  useEffect(() => {
    if (now.count >= total) return;
    const frame = requestAnimationFrame(() =>
      setTurn((old) => (old.subject === subject ? { ...old, count: old.count + 1 } : old)),
    );
    return () => cancelAnimationFrame(frame);
  }, [now.count, subject, total]);
  return (at) => (at < now.count ? now.value : now.before);
}
