import { type ReactNode, useMemo, useRef, useState } from 'react';
import { calm } from './calm';
import type { Taken } from './coverage';
import { type Hand, handOf } from './hand';
import * as styles from './Inspector.css';
import { LiveChart, LiveTable } from './LiveChart';
import { NewStates } from './NewStates';
import type { Entry, Feed } from './record';
import type { Run } from './run';
import { LiveSequence } from './Sequence';
import { Transport, Travel, TravelNotice } from './Transport';
import { useCoverage } from './use-coverage';
import { useGlance, useRoster } from './use-glance';
import { directions, type Look, WorkbenchBar } from './WorkbenchBar';
import { WorkbenchSide } from './WorkbenchSide';
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

/** Charts of the actors of a feed, with all that can be known of them and, where a hand reaches, done to them. */
export function Workbench({ feed, run, hand: other, coverage, start, place = 'page', ...acts }: WorkbenchProps) {
  const words = useInspectorWords();
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState<number>();
  const [look, setLook] = useState<Look>({ view: 'chart', direction: 'automatic', isPainted: false });
  const drawing = useRef<SVGSVGElement>(null);
  const hand = useMemo(() => (run ? handOf(run) : other), [run, other]);
  // Only the chart and the clock are drawn with every frame.
  const calmed = useMemo(() => calm(feed), [feed]);
  const actors = useRoster(feed);
  const shownAt = useGlance(feed, ({ entries }) =>
    shown === undefined ? -1 : entries.findIndex(({ number }) => number === shown),
  );
  const past = useGlance(feed, ({ entries }) => entries[shownAt]);
  const actor = actors.findLast(({ name }) => name === chosen) ?? actors[0];
  const painted = useCoverage(coverage, actor);
  if (!actor) return null;

  const show = (entry: Entry | undefined) => {
    setShown(entry?.number);
    const of = actors.find(({ id }) => id === entry?.actor);
    if (of) setChosen(of.name);
  };
  const fork = (entry: Entry) => {
    setShown(undefined);
    acts.onFork?.(entry);
  };
  const live = { id: actor.id, past, hand };

  return (
    <div className={place === 'page' ? styles.page : styles.beside}>
      <NewStates key={actor.id} feed={calmed} id={actor.id} />
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
              <LiveChart
                {...live}
                feed={feed}
                choice={directions[look.direction]}
                coverage={look.isPainted ? painted?.chart : undefined}
                drawingRef={drawing}
              />
            )}
            {look.view === 'table' && (
              <div className={styles.scroll}>
                <LiveTable {...live} feed={calmed} />
              </div>
            )}
            {look.view === 'sequence' && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
              <section className={styles.scroll} tabIndex={0} aria-label={words.sequence}>
                <LiveSequence feed={calmed} />
              </section>
            )}
            {past && (
              <TravelNotice
                number={shownAt + 1}
                at={past.at}
                onBack={() => setShown(undefined)}
                onFork={acts.onFork && (() => fork(past))}
              />
            )}
          </div>
          <div className={styles.transport}>
            {run && acts.onRestart && <Transport run={run} isFrozen={past !== undefined} onRestart={acts.onRestart} />}
            <Travel feed={calmed} at={past ? shownAt : undefined} onTravel={show} />
          </div>
        </div>
        <div className={styles.side}>
          <WorkbenchSide {...live} feed={calmed} run={run} onShow={show} />
        </div>
      </div>
    </div>
  );
}
