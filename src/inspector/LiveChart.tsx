import { type Ref, useState } from 'react';
import type { ChartCoverage } from './ChartDrawing';
import { ChartPane } from './ChartPane';
import type { GraphTransition } from './graph';
import type { Hand } from './hand';
import * as styles from './Inspector.css';
import { PayloadForm } from './PayloadForm';
import type { Entry, Feed } from './record';
import { TransitionTable } from './TransitionTable';
import { useGlance, useSteadyVerdicts } from './use-glance';
import { useKeptFocus } from './use-kept-focus';
import type { LayoutChoice } from './use-layout';
import { useInspectorWords } from './words';

interface LiveProps {
  feed: Feed;
  /** The actor shown, by its id. */
  id: string;
  /** The entry shown in place of now. */
  past?: Entry;
  hand?: Hand;
}

/** An actor now or at an entry, with what a hand could do to it. */
function useLive({ feed, id, past, hand }: LiveProps) {
  const glance = useGlance(feed, (all) => all);
  const actor = glance.actors.find((one) => one.id === id);
  const until = past?.number ?? Infinity;
  const latest = glance.entries.findLast((entry) => entry.actor === id && entry.number <= until);
  const verdicts = useSteadyVerdicts(actor && hand && !past ? hand.chances(actor).verdicts : undefined);
  const shot = (past && latest?.shot) ?? actor?.shot;
  return actor && shot ? { actor, shot, taken: latest?.taken ?? none, verdicts, at: glance.at } : undefined;
}

const none: readonly string[] = [];

interface LiveChartProps extends LiveProps {
  choice?: LayoutChoice;
  coverage?: ChartCoverage;
  drawingRef?: Ref<SVGSVGElement>;
}

/** Who acts on the chart stays there: on what can be pressed next, or on the drawing, which is moved by key. */
const kept = { pressable: '[role=button][data-transition]', otherwise: 'svg[role=group]' };

/** The chart of an actor, frame by frame. */
export function LiveChart({ choice, coverage, drawingRef, ...props }: LiveChartProps) {
  const words = useInspectorWords();
  const live = useLive(props);
  const [wild, setWild] = useState<GraphTransition>();
  const { root, keep, ...focus } = useKeptFocus(kept);
  if (!live) return null;
  const { actor, shot, taken, verdicts, at } = live;
  const { hand, past } = props;
  const press = (transition: GraphTransition) => {
    // Which of the events that it stands for, a person has to say.
    if (transition.kind === 'any') setWild(transition);
    else hand?.take(actor, transition);
  };
  const close = () => {
    setWild(undefined);
    // After the dialog has given the focus back to what may be gone.
    setTimeout(keep, 150);
  };
  return (
    <div ref={root} className={styles.whole} {...focus}>
      <ChartPane
        actor={actor}
        shot={shot}
        taken={taken}
        verdicts={verdicts}
        at={past ? undefined : at}
        choice={choice}
        coverage={coverage}
        onPress={press}
        drawingRef={drawingRef}
      />
      {wild && hand && (
        <PayloadForm
          title={wild.event === '*' ? words.otherEvent : words.eventFor(wild.event)}
          descriptor={wild.event}
          samples={{}}
          preview={hand.preview}
          onCancel={close}
          onSend={(chosen, event) => {
            close();
            hand.send(actor, event, chosen);
          }}
        />
      )}
    </div>
  );
}

/** The same as a table. */
export function LiveTable(props: LiveProps) {
  const live = useLive(props);
  if (!live) return null;
  return <TransitionTable graph={live.actor.graph} active={new Set(live.shot.active)} verdicts={live.verdicts} />;
}
