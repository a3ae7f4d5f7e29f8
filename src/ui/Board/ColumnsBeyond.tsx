import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../Button/Button';
import { useWordsOf } from '../words';
import * as styles from './Board.css';
import { words as ownWords } from './words';

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];
type Beyond = Record<Side, number>;

const nothing: Beyond = { left: 0, right: 0 };

/** Counts the columns on each side of which less than half is visible. */
function beyondOf(board: Element): Beyond {
  const { left, right } = board.getBoundingClientRect();
  const middles = [...board.querySelectorAll(':scope > [role="group"]')].map((column) => {
    const place = column.getBoundingClientRect();
    return (place.left + place.right) / 2;
  });
  return {
    left: middles.filter((middle) => middle < left).length,
    right: middles.filter((middle) => middle > right).length,
  };
}

/** Shows how many columns of a board are scrolled out and scrolls to them. */
export function ColumnsBeyond({ board }: { board: RefObject<HTMLElement | null> }) {
  const words = useWordsOf(ownWords);
  const [beyond, setBeyond] = useState(nothing);
  // A focused button stays mounted when nothing is left to scroll, so that the focus is not lost.
  const [focused, setFocused] = useState<Side>();

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const look = () =>
      setBeyond((old) => {
        const now = beyondOf(element);
        return sides.every((side) => old[side] === now[side]) ? old : now;
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [board]);

  const isShown = (side: Side) => beyond[side] > 0 || focused === side;
  if (!sides.some(isShown)) return null;
  return (
    <div className={styles.beyond}>
      {sides.filter(isShown).map((side) => (
        <Button
          key={side}
          size="s"
          weight="quiet"
          tone="neutral"
          icon={side === 'left' ? ChevronLeft : ChevronRight}
          onFocus={() => setFocused(side)}
          onBlur={() => setFocused(undefined)}
          onPress={() => {
            const by = (board.current?.clientWidth ?? 0) * 0.8;
            board.current?.scrollBy({ left: side === 'left' ? -by : by });
          }}
        >
          {words.beyond(beyond[side], side)}
        </Button>
      ))}
    </div>
  );
}
