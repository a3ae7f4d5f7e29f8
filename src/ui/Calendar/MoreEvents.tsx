import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button } from 'react-aria-components/Button';
import { Button as PlainButton } from '../Button/Button';
import { Popover } from '../Popover/Popover';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import type { Placed } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import type { Stop } from './stops';
import { words as ownWords } from './words';

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
  stop?: Stop;
  isOutOfTabs?: boolean;
  onDayOpen?: () => void;
  onEventPress?: (id: string) => void;
}

/** What there was no room for, opened by how many they are. */
export function MoreEvents({
  events,
  count = events.length,
  name,
  zone,
  isShort = false,
  at,
  stop,
  isOutOfTabs,
  onDayOpen,
  onEventPress,
}: MoreEventsProps) {
  const words = useWordsOf(ownWords);
  const trigger = (
    <Button
      data-on={stop?.day}
      data-stop={stop?.key}
      excludeFromTabOrder={isOutOfTabs}
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
    >
      {isShort || at ? `+${count}` : words.more(count)}
    </Button>
  );
  return (
    <Popover trigger={trigger} label={name}>
      {(close) => (
        <div className={styles.dialog}>
          <h4 className={styles.dialogTitle}>{name}</h4>
          {events.map((event) => (
            <EventMark key={event.id} event={event} zone={zone} onPress={onEventPress} />
          ))}
          {onDayOpen && (
            <PlainButton
              size="s"
              weight="soft"
              tone="neutral"
              onPress={() => {
                close();
                onDayOpen();
              }}
            >
              {words.seeDay}
            </PlainButton>
          )}
        </div>
      )}
    </Popover>
  );
}
