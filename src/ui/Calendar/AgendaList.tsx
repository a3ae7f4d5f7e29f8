import { CalendarClock } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { IconButton } from '../IconButton/IconButton';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { asUtc, daysOf, shownDays } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import type { Movable } from './use-moving';
import { words as ownWords } from './words';

interface AgendaListProps extends Pick<Movable, 'onMoveAsk'> {
  day: string;
  today: string;
  events: Map<string, CalendarEvent[]>;
  zone: string;
  onEventPress?: (id: string) => void;
}

/** What a month holds, one below the other. */
export function AgendaList({ day, today, events, zone, onMoveAsk, onEventPress }: AgendaListProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = shownDays('agenda', day, locale);
  // What takes several days is told once, on the first of them that is in the month.
  const startingOn = (each: string) =>
    (events.get(each) ?? []).filter((event) => each === month[0] || each === daysOf(event, zone)[0]);
  const listed = month.map((each) => ({ each, here: startingOn(each) })).filter(({ here }) => here.length > 0);

  return (
    <div className={styles.agenda}>
      {listed.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
      {listed.map(({ each, here }) => (
        <section key={each} className={styles.agendaDay} data-today={each === today || undefined}>
          <h3 className={styles.agendaTitle}>{format.format(asUtc(each))}</h3>
          <ul className={styles.list}>
            {here.map((event) => (
              <li key={event.id} className={styles.agendaItem}>
                <EventMark event={event} zone={zone} onPress={onEventPress} place="row" />
                {event.isMovable && onMoveAsk && (
                  <IconButton
                    size="s"
                    label={words.moveTo(event.title)}
                    icon={CalendarClock}
                    onPress={() => onMoveAsk(event)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
