import { DateFormatter } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { clockIn, daysOf, spanOn } from './days';
import type { Preview } from './use-moving';
import { words as ownWords } from './words';

interface GhostProps {
  preview: Preview;
  days: string[];
  zone: string;
}

// Set on an overlay during a drag, because an inherited cursor would recompute the style of every event.
const grabbing = { gridColumn: '1 / -1', gridRow: '1 / 3', zIndex: 5, cursor: 'grabbing' };

/** Preview of a moved, resized or new event. */
export function Ghost({ preview: { event, isByKeys = false, ...times }, days, zone }: GhostProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const hours = new DateFormatter(locale, { ...clockIn(locale), timeZone: zone });
  const [first, last] = daysOf(times, zone);
  const ghosts = days.map(
    (day, at) =>
      day >= first &&
      day <= last && (
        <div key={day} aria-hidden className={styles.ghostDay} style={assignInlineVars({ [styles.from]: String(at) })}>
          <div
            className={styles.ghost}
            style={assignInlineVars({
              [styles.from]: String(spanOn(times, day, zone).from),
              [styles.span]: String(spanOn(times, day, zone).to - spanOn(times, day, zone).from),
            })}
          >
            <span className={styles.time}>{hours.formatRange(new Date(times.start), new Date(times.end))}</span>{' '}
            <span className={styles.eventWhole}>{event?.title ?? words.fresh}</span>
          </div>
        </div>
      ),
  );
  return (
    <>
      {!isByKeys && <div aria-hidden style={grabbing} />}
      {ghosts}
    </>
  );
}
