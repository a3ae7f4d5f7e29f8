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
  /** Events to open: all of a day, or the hidden ones. */
  events: CalendarEvent[];
  /** Number of hidden events, if it is not all of them. */
  count?: number;
  /** Name of the day. */
  name: string;
  zone: string;
  isShort?: boolean;
  /** Position among the hours. */
  at?: Placed;
  stop?: Stop['key'];
  isOutOfTabs?: boolean;
  isPressed?: boolean;
  day: string;
  onDayOpen?: (day: string) => void;
}

/** Button with the number of hidden events, which opens them. */
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
