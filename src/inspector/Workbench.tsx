import { ArrowDown, ArrowRight, Sparkles } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Tabs, ToggleButton, ToggleButtonGroup } from '#ui';
import type { ChartCoverage } from './Chart';
import { ChartPane } from './ChartPane';
import type { Taken } from './coverage';
import { Drive } from './Drive';
import { ExportMenu } from './ExportMenu';
import { Facts } from './Facts';
import * as styles from './Inspector.css';
import { Log } from './Log';
import type { ActorRecord, Entry, Feed } from './record';
import type { Chances, Run } from './run';
import { Sequence } from './Sequence';
import { TransitionTable } from './TransitionTable';
import { Transport, type TransportProps, Travel, TravelNotice } from './Transport';
import type { LayoutChoice } from './use-layout';
import { usePlaying } from './use-playing';
import { useInspectorWords } from './words';

export interface WorkbenchProps {
  feed: Feed;
  /** The run behind the feed, where it can be driven. */
  run?: Run;
  coverage?: Taken;
  /** What stands before the actors, such as the choice of a scenario. */
  start?: ReactNode;
  /** `beside` takes the room there is; `page` takes the whole page. */
  place?: 'page' | 'beside';
  onFork?: (entry: Entry) => void;
  onRestart?: () => void;
}

type View = 'chart' | 'table' | 'sequence';

const choices: Record<string, LayoutChoice> = {
  automatic: {},
  down: { direction: 'DOWN' },
  right: { direction: 'RIGHT' },
};

/** The states and transitions of a machine that tests have taken, and how many of all. */
function useCoverage(taken: Taken | undefined, actor: ActorRecord | undefined) {
  return useMemo(() => {
    const of = actor && taken?.[actor.graph.id];
    if (!of) return undefined;
    const [states, transitions] = [new Set(of.states), new Set(of.transitions)];
    const all = [Object.keys(actor.graph.nodes), actor.graph.transitions.map(({ id }) => id)] as const;
    const share = (ids: readonly string[], seen: ReadonlySet<string>) =>
      `${ids.filter((id) => seen.has(id)).length}/${ids.length}`;
    const chart: ChartCoverage = { states, transitions };
    return { chart, states: share(all[0], states), transitions: share(all[1], transitions) };
  }, [taken, actor]);
}

const noChances: Chances = { verdicts: new Map(), questions: [] };

function Clockwork(props: Omit<TransportProps, 'playing'>) {
  return <Transport {...props} playing={usePlaying(props.run)} />;
}

/** Charts of the actors of a feed, with all that can be known of them and, of a run, done to them. */
export function Workbench({ feed, run, coverage, start, place = 'page', onFork, onRestart }: WorkbenchProps) {
  const words = useInspectorWords();
  const glance = useSyncExternalStore(feed.subscribe, feed.glance);
  const [chosen, setChosen] = useState<string>();
  const [shownNumber, setShown] = useState<number>();
  const [view, setView] = useState<View>('chart');
  const [direction, setDirection] = useState('automatic');
  const [isPainted, setPainted] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);

  const { actors, entries, messages, at } = glance;
  const actor = actors.findLast(({ name }) => name === chosen) ?? actors[0];
  const painted = useCoverage(coverage, actor);
  const shownIndex = shownNumber === undefined ? -1 : entries.findIndex(({ number }) => number === shownNumber);
  const past = entries[shownIndex];
  const own =
    actor && entries.filter((entry) => entry.actor === actor.id && entry.number <= (past?.number ?? Infinity));
  const latest = own?.at(-1);
  if (!actor) return null;

  const shot = past ? (latest?.shot ?? actor.shot) : actor.shot;
  const chances = run && !past ? run.chances(actor, glance) : undefined;
  const show = (entry: Entry) => {
    setShown(entry.number);
    const of = actors.find(({ id }) => id === entry.actor);
    if (of) setChosen(of.name);
  };
  const step = (transition: ActorRecord['graph']['transitions'][number]) => {
    const next = run?.stepTo(actor, transition);
    if (next) void run?.play(next);
  };

  const details = (
    <Tabs
      label={words.details}
      items={[
        ...(run
          ? [
              {
                id: 'drive',
                label: words.drive,
                content: <Drive run={run} actor={actor} chances={chances ?? noChances} isFrozen={past !== undefined} />,
              },
            ]
          : []),
        { id: 'state', label: words.state, content: <Facts shot={shot} /> },
        {
          id: 'log',
          label: words.log,
          count: entries.length,
          content: <Log actors={actors} entries={entries} shown={past?.number} onShow={show} />,
        },
      ]}
    />
  );

  return (
    <div className={place === 'page' ? styles.page : styles.beside}>
      <div className={styles.bar}>
        {start}
        <div className={styles.strip}>
          <ToggleButtonGroup
            label={words.actors}
            size="small"
            selected={[actor.name]}
            onChange={([name]) => setChosen(name)}
            options={[...new Map(actors.map((one) => [one.name, one])).values()].map(({ name, shot: { status } }) => ({
              id: name,
              label: status === 'active' ? name : `${name} (${words.over})`,
            }))}
          />
        </div>
        <span className={styles.grow} />
        {painted && (
          <ToggleButton size="small" isSelected={isPainted} onChange={setPainted}>
            {`${words.coverage} ${painted.transitions}`}
          </ToggleButton>
        )}
        <div className={styles.strip}>
          <ToggleButtonGroup
            label={words.view}
            size="small"
            selected={[view]}
            onChange={([id]) => setView((id ?? 'chart') as View)}
            options={(['chart', 'table', 'sequence'] as const).map((id) => ({ id, label: words[id] }))}
          />
        </div>
        {place === 'page' && view === 'chart' && (
          <ToggleButtonGroup
            label={words.direction}
            size="small"
            isIconOnly
            selected={[direction]}
            onChange={([id]) => setDirection(id ?? 'automatic')}
            options={[
              { id: 'automatic', label: words.automatic, icon: Sparkles },
              { id: 'down', label: words.down, icon: ArrowDown },
              { id: 'right', label: words.right, icon: ArrowRight },
            ]}
          />
        )}
        <ExportMenu graph={actor.graph} drawing={drawing} run={run} />
      </div>
      <div className={place === 'page' ? styles.parts : styles.narrowParts}>
        <div className={styles.stage}>
          <div className={styles.canvas}>
            {view === 'chart' && (
              <ChartPane
                actor={actor}
                shot={shot}
                taken={latest?.taken ?? []}
                verdicts={chances?.verdicts}
                at={past ? undefined : at}
                choice={choices[direction]}
                coverage={isPainted ? painted?.chart : undefined}
                onPress={step}
                drawingRef={drawing}
              />
            )}
            {view === 'table' && (
              <div className={styles.scroll}>
                <TransitionTable graph={actor.graph} active={new Set(shot.active)} verdicts={chances?.verdicts} />
              </div>
            )}
            {view === 'sequence' && (
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
                onFork={
                  onFork &&
                  (() => {
                    setShown(undefined);
                    onFork(past);
                  })
                }
              />
            )}
          </div>
          <div className={styles.transport}>
            {run && onRestart && (
              <Clockwork
                run={run}
                at={at}
                untilNext={chances?.untilNext}
                isFrozen={past !== undefined}
                onRestart={onRestart}
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
        <div className={styles.side}>{details}</div>
      </div>
    </div>
  );
}
