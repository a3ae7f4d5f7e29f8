import { useEffect, useMemo, useRef, useState } from 'react';

const toggled = (set: ReadonlySet<string>, id: string) => {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** A set of ids that things can be put into and taken out of. */
export function useTurned() {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  return [turned, (id: string) => setTurned((before) => toggled(before, id))] as const;
}

/** Which of the things shown are selected, one by one or, with Shift, from one to another. */
export function useChoice<Item extends { id: string }>(shown: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const order = useRef(shown);
  useEffect(() => {
    order.current = shown;
  });
  // What a filter hides is not selected any more: nobody changes what they do not see.
  const selection = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id))),
    [chosen, shown],
  );
  return {
    selection,
    chosen: shown.filter(({ id }) => selection.has(id)),
    select(id: string, withShift: boolean) {
      const ids = order.current.map((item) => item.id);
      const [from, to] = [anchor.current ? ids.indexOf(anchor.current) : -1, ids.indexOf(id)];
      if (!withShift || from < 0) {
        anchor.current = id;
        return setChosen((before) => toggled(before, id));
      }
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      setChosen((before) => new Set([...before, ...range]));
    },
    selectAll: () => setChosen(new Set(order.current.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
