import { Fragment } from 'react';
import { useWords } from '../language';
import * as styles from './KeyCaps.css';
import { capsOf, pressesOf } from './press';
import { words } from './words';

const marks: Record<string, string> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Draws the keys of a shortcut as key caps. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  const t = useWords(words);
  const printed = (cap: string) =>
    cap === ' ' ? t('space') : cap.length === 1 ? cap.toUpperCase() : (marks[cap] ?? cap);
  if (keys.length === 0) return <span className={styles.keys}>{t('noKey')}</span>;
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span>{t('or')}</span>}
          {pressesOf(key).map((press, turn) => (
            <Fragment key={`${key} ${press}`}>
              {turn > 0 && <span>{t('andThen')}</span>}
              <span className={styles.press}>
                {capsOf(press).map((cap) => (
                  <kbd key={cap} className={styles.cap}>
                    {printed(cap)}
                  </kbd>
                ))}
              </span>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
