import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useState } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import type { Placed } from './days';
import type { CalendarEvent } from './EventMark';
import type { Stop } from './stops';
import { words as ownWords } from './words';

const listModule = lazyModule(() => import('./MoreList'));

interface MoreEventsProps {
  /** What opens: all of a day, or what there was no room for. */
  events: CalendarEvent[];
  /** How many are left out, where that is not all of them. */
  count?: number;
  /** What the day is called. */
  name: string;
  zone: string;
  isShort?: boolean;
  /** Where it stands among the hours. */
  at?: Placed;
  stop?: Stop['key'];
  isOutOfTabs?: boolean;
  isPressed?: boolean;
  day: string;
  onDayOpen?: (day: string) => void;
}

/** What there was no room for, opened by how many they are. */
export const MoreEvents = memo(function MoreEvents({
  events,
  count: given,
  name,
  zone,
  isShort = false,
  at,
  stop,
  isOutOfTabs,
  isPressed,
  day,
  onDayOpen,
}: MoreEventsProps) {
  const count = given ?? events.length;
  const words = useWordsOf(ownWords);
  const [opener, setOpener] = useState<Element>();
  const list = useLazyModule(listModule, opener !== undefined);
  return (
    <>
      <button
        type="button"
        data-on={stop && day}
        data-stop={stop}
        tabIndex={isOutOfTabs ? -1 : 0}
        className={at ? `${styles.more} ${styles.moreBlock}` : styles.more}
        style={
          at &&
          assignInlineVars({
            [styles.from]: String(at.from),
            [styles.span]: String(at.to - at.from),
            [styles.lane]: String(at.lane),
            [styles.of]: String(at.of),
          })
        }
        aria-label={words.moreOn(count, name)}
        aria-haspopup="dialog"
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {isShort || at ? `+${count}` : words.more(count)}
      </button>
      {opener && list && (
        <list.MoreList
          anchor={opener}
          name={name}
          events={events}
          zone={zone}
          isPressed={isPressed}
          day={day}
          onDayOpen={onDayOpen}
          onClose={() => setOpener(undefined)}
        />
      )}
    </>
  );
});
