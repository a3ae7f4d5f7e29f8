import { type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Skeleton, VisuallyHidden } from '#ui';
import { toggled } from '#ui/key-sets';
import { Chart } from './Chart';
import type { ChartCoverage } from './ChartDrawing';
import { fold } from './fold';
import type { GraphTransition } from './graph';
import * as styles from './Inspector.css';
import type { Verdict } from './judge';
import type { ActorRecord, Shot } from './record';
import { type LayoutChoice, measure, useLayout } from './use-layout';
import { useInspectorWords } from './words';

interface ChartPaneProps {
  actor: ActorRecord;
  shot: Shot;
  taken: readonly string[];
  verdicts?: ReadonlyMap<string, Verdict>;
  at?: number;
  choice?: LayoutChoice;
  coverage?: ChartCoverage;
  onPress?: (transition: GraphTransition) => void;
  drawingRef?: Ref<SVGSVGElement>;
}

const none: ReadonlySet<string> = new Set();

/** The chart of one actor at one moment, laid out for the room there is. */
export function ChartPane({
  actor,
  shot,
  taken,
  verdicts,
  at,
  choice = {},
  coverage,
  onPress,
  drawingRef,
}: ChartPaneProps) {
  const words = useInspectorWords();
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const [folds, setFolds] = useState<Record<string, ReadonlySet<string>>>({});
  const folded = folds[actor.graph.id] ?? none;
  const drawn = useMemo(() => fold(actor.graph, folded), [actor.graph, folded]);
  const active = useMemo(() => new Set(shot.active), [shot.active]);
  const lit = useMemo(() => new Set(taken), [taken]);
  // Before the page is painted: a chart that can be sketched is in its first picture.
  useLayoutEffect(() => {
    const box = host.current?.getBoundingClientRect();
    if (box) setRoom({ width: box.width, height: box.height });
  }, []);
  const done = useLayout(drawn, choice, room);

  const turn = (state: string) => setFolds((old) => ({ ...old, [actor.graph.id]: toggled(folded, state) }));

  const isThere = done?.drawn.graph === actor.graph;
  return (
    <div
      ref={host}
      style={{ blockSize: '100%' }}
      data-drawing={isThere ? (done.isSketch ? 'sketched' : 'placed') : 'awaited'}
    >
      {isThere ? (
        <Chart
          drawn={done.drawn}
          laid={done.laid}
          measure={measure}
          active={active}
          taken={lit}
          verdicts={verdicts}
          timers={actor.timers}
          at={at}
          coverage={coverage}
          onPress={onPress}
          onFold={turn}
          drawingRef={drawingRef}
        />
      ) : (
        <div className={styles.scroll}>
          <VisuallyHidden>{words.drawing}</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
