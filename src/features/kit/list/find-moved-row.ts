/** Returns the row that moved in a new order and its position from 1, or undefined if none did. */
export function findMovedRow(rows: readonly { id: string }[], after: readonly string[]) {
  const before = rows.map(({ id }) => id);
  const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone).join();
  const id = before.find((each, index) => after[index] !== each && without(before, each) === without(after, each));
  return id === undefined ? undefined : { id, position: after.indexOf(id) + 1 };
}
