import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Roving focus of chart points: arrow keys move by category and series, always from left to right. */
export function usePoints(seriesCount: number, has: (series: number, place: number) => boolean, placeCount: number) {
  const root = useRef<SVGGElement>(null);
  const first = Array.from({ length: placeCount }, (_, place) => place).find((place) => has(0, place)) ?? 0;
  const [chosen, setChosen] = useState<{ series: number; place: number }>();
  const [shown, setShown] = useState<{ series: number; place: number }>();
  const current = chosen && has(chosen.series, chosen.place) ? chosen : { series: 0, place: first };

  const onKeyDown = (event: KeyboardEvent) => {
    const walk = (bySeries: number, byPlace: number) => {
      let { series, place } = current;
      do {
        series += bySeries;
        place += byPlace;
        if (series < 0 || series >= seriesCount || place < 0 || place >= placeCount) return undefined;
      } while (!has(series, place));
      return { series, place };
    };
    const to = {
      ArrowRight: () => walk(0, 1),
      ArrowLeft: () => walk(0, -1),
      ArrowDown: () => walk(1, 0),
      ArrowUp: () => walk(-1, 0),
      Escape: () => undefined,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    const next = to();
    if (event.key === 'Escape') setShown(undefined);
    if (!next) return;
    // In dense charts only the active point is rendered, and it must exist before it takes the focus.
    flushSync(() => setChosen(next));
    root.current?.querySelector<SVGElement>(`[data-point="${next.series}:${next.place}"]`)?.focus();
  };

  const point = (series: number, place: number) => ({
    'data-point': `${series}:${place}`,
    tabIndex: current.series === series && current.place === place ? 0 : -1,
    onFocus: () => {
      setChosen({ series, place });
      setShown({ series, place });
    },
    onBlur: () => setShown(undefined),
    onPointerEnter: () => setShown({ series, place }),
    onPointerLeave: () => setShown(undefined),
  });

  return { root, current, shown, show: setShown, onKeyDown, point };
}
