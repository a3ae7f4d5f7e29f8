/** The one that moved between two orders of the same ids, and its new place counted from 1; nothing where none did. */
export function movedIn(before: readonly string[], after: readonly string[]) {
  const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone).join();
  const id = before.find((each, index) => after[index] !== each && without(before, each) === without(after, each));
  return id === undefined ? undefined : { id, position: after.indexOf(id) + 1 };
}
