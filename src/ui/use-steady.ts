import { useInsertionEffect, useRef } from 'react';

type Named = Record<string, unknown>;
type Handler = (...given: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

const isThing = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values show the same: the same, or lists or plain things of the same. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isAlike(each, other[index]));
  if (!isThing(one) || !isThing(other) || '$$typeof' in one) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isAlike(one[name], other[name]));
}

/**
 * The props of a field as they were where they say the same: one of a form is given new handlers and new lists with every
 * key in another, and a `memo` around it need not draw it for that. Handlers do what the last ones given do.
 */
export function useSteady<Props extends object>(props: Props): Props {
  // It keeps what the compiler would keep, and compares what that would not.
  'use no memo';
  const latest = useRef(props as Named);
  const kept = useRef<Named>({});
  const handlers = useRef<Record<string, Handler>>({});
  useInsertionEffect(() => {
    latest.current = props as Named;
  });
  const steady = Object.entries(props as Named).map(([name, value]) => {
    if (!isHandler(name, value)) return [name, isAlike(kept.current[name], value) ? kept.current[name] : value];
    handlers.current[name] ??= (...given) => (latest.current[name] as Handler | undefined)?.(...given);
    return [name, handlers.current[name]];
  });
  kept.current = Object.fromEntries(steady);
  return kept.current as Props;
}
