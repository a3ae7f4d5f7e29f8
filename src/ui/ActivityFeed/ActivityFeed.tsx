import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import * as styles from './ActivityFeed.css';

/** One thing that happened. */
export interface ActivityEntry {
  /** Tells it from the others. */
  id: string;
  /** Who did it: their initials stand before it. */
  who: string;
  /** A picture of theirs, in place of the initials. */
  src?: string;
  /** What was done, as a sentence. */
  what: ReactNode;
  /** What it changed: `Differences`, or a line. */
  details?: ReactNode;
  /** When, as it is read. */
  when: ReactNode;
  /** The day it stands under, as it is read; the first of a day brings the day. */
  day?: string;
}

export interface ActivityFeedProps {
  /** Names the feed for a screen reader. */
  label: string;
  /** What happened, the newest first. */
  items: ActivityEntry[];
}

/** What happened and who did it, the newest first, each on the thread of the one before. */
export function ActivityFeed({ label, items }: ActivityFeedProps) {
  return (
    <ol aria-label={label} className={styles.feed}>
      {items.map(({ id, who, src, what, details, when, day }, at) => (
        <li key={id}>
          {day && day !== items[at - 1]?.day && <div className={styles.day}>{day}</div>}
          <div className={styles.entry}>
            <Avatar name={who} src={src} size="s" />
            <div className={styles.words}>
              <div>{what}</div>
              {details}
              <div className={styles.when}>{when}</div>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
