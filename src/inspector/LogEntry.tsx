import { memo } from 'react';
import * as styles from './Inspector.css';
import { type ActorRecord, type Entry, eventName } from './record';
import { moment } from './time';
import { useInspectorWords } from './words';

interface LogEntryProps {
  entry: Entry;
  actor?: ActorRecord;
  isShown: boolean;
  isWithin: boolean;
  onShow: (entry: Entry) => void;
}

// Of longer lists only their length is written, and of longer texts only their beginning.
const [mostItems, mostText] = [20, 300];

const brief = (_: string, value: unknown) =>
  Array.isArray(value) && value.length > mostItems ? `[… ${value.length}]` : value;

function writeValue(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value, brief);
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}

/** One thing that happened: when, by whom, from where to where, and what changed. */
export const LogEntry = memo(function LogEntry({ entry, actor, isShown, isWithin, onShow }: LogEntryProps) {
  const words = useInspectorWords();
  const { name = '', graph } = actor ?? {};
  const { at, event, source, from, shot, changes, enqueued } = entry;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={isShown ? 'step' : undefined}
      data-within={isWithin || undefined}
      onClick={() => onShow(entry)}
    >
      <span className={styles.when}>{moment(at)}</span>
      <span className={styles.what}>
        <span>
          <strong>{eventName(event.type, graph)}</strong>{' '}
          <span className={styles.quiet}>{source ? `${source} → ${name}` : name}</span>
        </span>
        <span className={from === shot.value ? styles.quiet : styles.reached}>
          {from === shot.value ? words.noChange : `${from ?? words.start} → ${shot.value}`}
        </span>
        {enqueued && (
          <span className={styles.change}>
            {words.enqueued}: {enqueued.join(', ')}
          </span>
        )}
        {shot.error && <span className={styles.fault}>{shot.error}</span>}
        {shot.loop && <span className={styles.fault}>{shot.loop.join(' → ')}</span>}
        {changes.slice(0, 6).map(({ path, before, after }) => (
          <span key={path} className={styles.change}>
            {path}: {writeValue(before)} → {writeValue(after)}
          </span>
        ))}
      </span>
    </button>
  );
});
