/** Moves an id to an index, counted without it and clamped to the ends. */
export function movedTo(ids: string[], id: string, place: number): string[] {
  const rest = ids.filter((each) => each !== id);
  if (rest.length === ids.length) return ids;
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, id);
}

/** Moves some ids, in their order, before or after another. */
export function movedBeside(
  ids: string[],
  moved: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): string[] {
  if (moved.has(target)) return ids;
  const rest = ids.filter((id) => !moved.has(id));
  const place = rest.indexOf(target) + (side === 'after' ? 1 : 0);
  return rest.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}
