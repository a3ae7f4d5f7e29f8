import { useState } from 'react';
import { SearchField, Text } from '#ui';
import * as styles from './Inspector.css';
import { type Ends, LogRange } from './LogRange';
import { type ActorRecord, type Entry, eventName } from './record';
import type { Run } from './run';
import { moment } from './time';
import { useInspectorWords } from './words';

interface LogProps {
  actors: readonly ActorRecord[];
  entries: readonly Entry[];
  shown?: number;
  onShow: (entry: Entry) => void;
  /** Where the log is of a run, a range of it can be copied as a test. */
  run?: Run;
}

const most = 300;

const told = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value));

/** All that happened, the newest first: when, by whom, from where to where, and what changed. */
export function Log({ actors, entries, shown, onShow, run }: LogProps) {
  const words = useInspectorWords();
  const [filter, setFilter] = useState('');
  const [ends, setEnds] = useState<Ends>({});
  const isChosen = ends.from !== undefined || ends.to !== undefined;
  const isWithin = (number: number) => isChosen && number >= (ends.from ?? 0) && number <= (ends.to ?? Infinity);
  const nameOf = (id: string) => actors.find((actor) => actor.id === id)?.name ?? '';
  const sought = filter.trim().toLowerCase();
  const found = entries
    .map((entry) => ({ entry, name: nameOf(entry.actor), event: eventName(entry.event.type) }))
    .filter(({ entry, name, event }) =>
      `${name} ${event} ${entry.from ?? ''} ${entry.shot.value} ${entry.source ?? ''}`.toLowerCase().includes(sought),
    )
    .slice(-most)
    .reverse();
  return (
    <section className={styles.group}>
      <SearchField label={words.filter} placeholder={words.filter} value={filter} onChange={setFilter} />
      {run && <LogRange run={run} actors={actors} entries={entries} shown={shown} ends={ends} onChange={setEnds} />}
      {!found.length && <Text tone="secondary">{words.noEntries}</Text>}
      <ol className={styles.log}>
        {found.map(({ entry, name, event }) => (
          <li key={entry.number}>
            <button
              type="button"
              className={styles.entry}
              aria-current={entry.number === shown ? 'step' : undefined}
              data-within={isWithin(entry.number) || undefined}
              onClick={() => onShow(entry)}
            >
              <span className={styles.when}>{moment(entry.at)}</span>
              <span className={styles.what}>
                <span>
                  <strong>{event}</strong>{' '}
                  <span className={styles.quiet}>{entry.source ? `${entry.source} → ${name}` : name}</span>
                </span>
                <span className={entry.from === entry.shot.value ? styles.quiet : styles.reached}>
                  {entry.from === entry.shot.value
                    ? words.noChange
                    : `${entry.from ?? words.start} → ${entry.shot.value}`}
                </span>
                {entry.changes.slice(0, 6).map(({ path, before, after }) => (
                  <span key={path} className={styles.change}>
                    {path}: {told(before)} → {told(after)}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
