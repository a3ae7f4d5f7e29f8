import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import * as styles from './ActivityFeed.css';

/** An entry of the feed. */
export interface ActivityEntry {
  /** Unique id. */
  id: string;
  /** The person who acted; their initials are shown before the sentence. */
  who: string;
  /** The person's picture instead of the initials. */
  src?: string;
  /** Description of the action as a sentence. */
  what: ReactNode;
  /** Changes: `Differences`, or a line. */
  details?: ReactNode;
  /** Formatted time. */
  when: ReactNode;
  /** Formatted day; the first entry of a day shows it as a heading. */
  day?: string;
}

export interface ActivityFeedProps {
  /** Accessible name of the feed. */
  label: string;
  /** Entries, newest first. */
  items: ActivityEntry[];
}

/** A feed of actions and the people who took them, newest first. */
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
