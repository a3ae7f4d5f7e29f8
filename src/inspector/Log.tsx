import { useEffect, useRef, useState } from 'react';
import { SearchField, Text } from '#ui';
import * as styles from './Inspector.css';
import { LogEntry } from './LogEntry';
import { type Ends, LogRange } from './LogRange';
import { type Entry, eventName, type Feed } from './record';
import type { Run } from './run';
import { useGlance } from './use-glance';
import { useLogWindow } from './use-log-window';
import { useInspectorWords } from './words';

interface LogProps {
  feed: Feed;
  shown?: number;
  onShow: (entry: Entry) => void;
  /** Where the log is of a run, a range of it can be copied as a test. */
  run?: Run;
}

/** All that happened and is kept, the newest first; what was dropped is said. */
export function Log({ feed, shown, onShow, run }: LogProps) {
  const words = useInspectorWords();
  const [filter, setFilter] = useState('');
  const [ends, setEnds] = useState<Ends>({});
  const { actors, entries } = useGlance(feed, (all) => all);
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  const latest = useRef(onShow);
  useEffect(() => {
    latest.current = onShow;
  });
  const [show] = useState(() => (entry: Entry) => latest.current(entry));

  const sought = filter.trim().toLowerCase();
  const isSought = ({ actor, event, from, shot, source }: Entry) =>
    `${byId.get(actor)?.name} ${eventName(event.type, byId.get(actor)?.graph)} ${from ?? ''} ${shot.value} ${source ?? ''}`
      .toLowerCase()
      .includes(sought);
  const found = (sought ? entries.filter(isSought) : entries).toReversed();
  const dropped = entries[0]?.number ?? 0;
  const list = useRef<HTMLOListElement>(null);
  const { rows, ...focus } = useLogWindow(list, found);
  const isChosen = ends.from !== undefined || ends.to !== undefined;
  const isWithin = (number: number) => isChosen && number >= (ends.from ?? 0) && number <= (ends.to ?? Infinity);
  return (
    <section className={styles.group}>
      <SearchField label={words.filter} placeholder={words.filter} value={filter} onChange={setFilter} />
      {run && <LogRange run={run} actors={actors} entries={entries} shown={shown} ends={ends} onChange={setEnds} />}
      {!found.length && <Text tone="secondary">{words.noEntries}</Text>}
      {dropped > 0 && (
        <Text size="s" tone="secondary">
          {words.dropped(dropped, entries.length)}
        </Text>
      )}
      <ol ref={list} className={styles.log} {...focus}>
        {rows.map((row) =>
          'room' in row ? (
            <li key={`room before ${row.before}`} aria-hidden style={{ blockSize: row.room }} />
          ) : (
            <li
              key={row.entry.number}
              data-number={row.entry.number}
              aria-posinset={row.place + 1}
              aria-setsize={found.length}
              className={styles.logItem}
            >
              <LogEntry
                entry={row.entry}
                actor={byId.get(row.entry.actor)}
                isShown={row.entry.number === shown}
                isWithin={isWithin(row.entry.number)}
                onShow={show}
              />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
