import { Button } from '../Button/Button';
import { PopoverAt } from '../Popover/Popover';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { type CalendarEvent, EventMark } from './EventMark';
import { words as ownWords } from './words';

interface MoreListProps {
  /** Anchor element. */
  anchor: Element;
  /** Name of the day. */
  name: string;
  events: CalendarEvent[];
  zone: string;
  isPressed?: boolean;
  day: string;
  onDayOpen?: (day: string) => void;
  onClose: () => void;
}

/** Popover with the events of a day. */
export function MoreList({ anchor, name, events, zone, isPressed, day, onDayOpen, onClose }: MoreListProps) {
  const words = useWordsOf(ownWords);
  return (
    <PopoverAt anchor={anchor} label={name} onClose={onClose}>
      {(close) => (
        <div className={styles.dialog}>
          <h4 className={styles.dialogTitle}>{name}</h4>
          {events.map((event) => (
            <EventMark key={event.id} event={event} zone={zone} isPressed={isPressed} />
          ))}
          {onDayOpen && (
            <Button
              size="s"
              weight="soft"
              tone="neutral"
              onPress={() => {
                close();
                onDayOpen(day);
              }}
            >
              {words.seeDay}
            </Button>
          )}
        </div>
      )}
    </PopoverAt>
  );
}
