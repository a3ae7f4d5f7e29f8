import { useEffect, useRef, useState } from 'react';
import { SearchField, Text } from '#ui';
import * as styles from './Inspector.css';
import { LogEntry } from './LogEntry';
import { type Ends, LogRange } from './LogRange';
import { type Entry, eventName, type Feed } from './record';
import type { Run } from './run';
import { useGlance } from './use-glance';
import { useInspectorWords } from './words';

interface LogProps {
  feed: Feed;
  shown?: number;
  onShow: (entry: Entry) => void;
  /** Where the log is of a run, a range of it can be copied as a test. */
  run?: Run;
}

const most = 200;

/** All that happened, the newest first. */
export function Log({ feed, shown, onShow, run }: LogProps) {
  const words = useInspectorWords();
  const [filter, setFilter] = useState('');
  const [ends, setEnds] = useState<Ends>({});
  const { actors, entries } = useGlance(feed, (all) => all);
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  const latest = useRef(onShow);
  useEffect(() => {
    latest.current = onShow;
  });
  const [show] = useState(() => (entry: Entry) => latest.current(entry));

  const sought = filter.trim().toLowerCase();
  const isSought = ({ actor, event, from, shot, source }: Entry) =>
    `${names.get(actor)} ${eventName(event.type)} ${from ?? ''} ${shot.value} ${source ?? ''}`
      .toLowerCase()
      .includes(sought);
  const found = (sought ? entries.filter(isSought) : entries).slice(-most).reverse();
  const isChosen = ends.from !== undefined || ends.to !== undefined;
  const isWithin = (number: number) => isChosen && number >= (ends.from ?? 0) && number <= (ends.to ?? Infinity);
  return (
    <section className={styles.group}>
      <SearchField label={words.filter} placeholder={words.filter} value={filter} onChange={setFilter} />
      {run && <LogRange run={run} actors={actors} entries={entries} shown={shown} ends={ends} onChange={setEnds} />}
      {!found.length && <Text tone="secondary">{words.noEntries}</Text>}
      <ol className={styles.log}>
        {found.map((entry) => (
          <LogEntry
            key={entry.number}
            entry={entry}
            name={names.get(entry.actor) ?? ''}
            isShown={entry.number === shown}
            isWithin={isWithin(entry.number)}
            onShow={show}
          />
        ))}
      </ol>
    </section>
  );
}
