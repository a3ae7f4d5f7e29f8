import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Tabs } from '#ui';
import { ChartPane } from './ChartPane';
import type { Taken } from './coverage';
import { Drive } from './Drive';
import { Facts } from './Facts';
import { type Chances, type Hand, handOf } from './hand';
import * as styles from './Inspector.css';
import { Log } from './Log';
import type { Entry, Feed } from './record';
import type { Run } from './run';
import { Sequence } from './Sequence';
import { TransitionTable } from './TransitionTable';
import { Transport, type TransportProps, Travel, TravelNotice } from './Transport';
import { useCoverage } from './use-coverage';
import { usePlaying } from './use-playing';
import { directions, type Look, WorkbenchBar } from './WorkbenchBar';
import { useInspectorWords } from './words';

export interface WorkbenchProps {
  feed: Feed;
  /** The run behind the feed, where there is one: it has a clock and a script. */
  run?: Run;
  /** What drives the actors, where that is not the run. */
  hand?: Hand;
  coverage?: Taken;
  /** What stands before the actors, such as the choice of a scenario. */
  start?: ReactNode;
  /** `beside` takes the room there is; `page` takes the whole page. */
  place?: 'page' | 'beside';
  onFork?: (entry: Entry) => void;
  onRestart?: () => void;
}

const noChances: Chances = { verdicts: new Map(), questions: [] };
const none: readonly string[] = [];

function Clockwork(props: Omit<TransportProps, 'playing'>) {
  return <Transport {...props} playing={usePlaying(props.run)} />;
}

/** Charts of the actors of a feed, with all that can be known of them and, where a hand reaches, done to them. */
export function Workbench({ feed, run, hand: other, coverage, start, place = 'page', ...acts }: WorkbenchProps) {
  const words = useInspectorWords();
  const glance = useSyncExternalStore(feed.subscribe, feed.glance);
  const [chosen, setChosen] = useState<string>();
  const [shownNumber, setShown] = useState<number>();
  const [look, setLook] = useState<Look>({ view: 'chart', direction: 'automatic', isPainted: false });
  const drawing = useRef<SVGSVGElement>(null);
  const hand = useMemo(() => (run ? handOf(run) : other), [run, other]);

  const { actors, entries, messages, at } = glance;
  const actor = actors.findLast(({ name }) => name === chosen) ?? actors[0];
  const painted = useCoverage(coverage, actor);
  if (!actor) return null;

  const shownIndex = shownNumber === undefined ? -1 : entries.findIndex(({ number }) => number === shownNumber);
  const past = entries[shownIndex];
  const until = past?.number ?? Infinity;
  const latest = entries.findLast((entry) => entry.actor === actor.id && entry.number <= until);
  const shot = past ? (latest?.shot ?? actor.shot) : actor.shot;
  const chances = hand && !past ? hand.chances(actor, glance) : undefined;
  const show = (entry: Entry) => {
    setShown(entry.number);
    const of = actors.find(({ id }) => id === entry.actor);
    if (of) setChosen(of.name);
  };
  const fork = (entry: Entry) => {
    setShown(undefined);
    acts.onFork?.(entry);
  };

  const driving = hand && {
    id: 'drive',
    label: words.drive,
    content: <Drive hand={hand} actor={actor} chances={chances ?? noChances} isFrozen={past !== undefined} />,
  };
  const log = <Log actors={actors} entries={entries} shown={past?.number} onShow={show} run={run} />;

  return (
    <div className={place === 'page' ? styles.page : styles.beside}>
      <WorkbenchBar
        start={start}
        actors={actors}
        actor={actor}
        onActor={setChosen}
        look={look}
        onLook={(change) => setLook((old) => ({ ...old, ...change }))}
        covered={painted?.transitions}
        hasDirections={place === 'page' && look.view === 'chart'}
        drawing={drawing}
        run={run}
      />
      <div className={place === 'page' ? styles.parts : styles.narrowParts}>
        <div className={styles.stage}>
          <div className={styles.canvas}>
            {look.view === 'chart' && (
              <ChartPane
                actor={actor}
                shot={shot}
                taken={latest?.taken ?? none}
                verdicts={chances?.verdicts}
                at={past ? undefined : at}
                choice={directions[look.direction]}
                coverage={look.isPainted ? painted?.chart : undefined}
                onPress={(transition) => hand?.take(actor, transition)}
                drawingRef={drawing}
              />
            )}
            {look.view === 'table' && (
              <div className={styles.scroll}>
                <TransitionTable graph={actor.graph} active={new Set(shot.active)} verdicts={chances?.verdicts} />
              </div>
            )}
            {look.view === 'sequence' && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
              <section className={styles.scroll} tabIndex={0} aria-label={words.sequence}>
                <Sequence messages={messages} />
              </section>
            )}
            {past && (
              <TravelNotice
                number={shownIndex + 1}
                at={past.at}
                onBack={() => setShown(undefined)}
                onFork={acts.onFork && (() => fork(past))}
              />
            )}
          </div>
          <div className={styles.transport}>
            {run && acts.onRestart && (
              <Clockwork
                run={run}
                at={at}
                untilNext={chances?.untilNext}
                isFrozen={past !== undefined}
                onRestart={acts.onRestart}
              />
            )}
            <Travel
              at={past ? shownIndex : undefined}
              last={entries.length - 1}
              onTravel={(index) => {
                const entry = index === undefined ? undefined : entries[index];
                if (entry) show(entry);
                else setShown(undefined);
              }}
            />
          </div>
        </div>
        <div className={styles.side}>
          <Tabs
            label={words.details}
            items={[
              ...(driving ? [driving] : []),
              { id: 'state', label: words.state, content: <Facts shot={shot} /> },
              { id: 'log', label: words.log, count: entries.length, content: log },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
