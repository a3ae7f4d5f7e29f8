import { memo } from 'react';
import * as styles from './Chart.css';
import { ChartArrows, type Tone } from './ChartArrows';
import { ChartGlow } from './ChartGlow';
import { ChartLabel } from './ChartLabel';
import { ChartState } from './ChartState';
import { type Drawn, isOpen as isShownOpen } from './fold';
import type { GraphTransition } from './graph';
import type { Verdict } from './judge';
import type { Box, Laid } from './layout';
import type { Measure } from './shapes';

/** What tests have taken of a machine, painted on its chart. */
export interface ChartCoverage {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export interface ChartDrawingProps {
  drawn: Drawn;
  laid: Laid;
  measure: Measure;
  active: ReadonlySet<string>;
  /** The transitions just taken. */
  taken: ReadonlySet<string>;
  verdicts?: ReadonlyMap<string, Verdict>;
  coverage?: ChartCoverage;
  onPress: (transition: GraphTransition) => void;
  onFold: (state: string) => void;
}

/** One figure for each of some transitions: 1 where something holds. */
const figures = (transitions: GraphTransition[], holds: (id: string) => boolean) =>
  transitions.map(({ id }) => (holds(id) ? 1 : 0)).join('');

const named = (transitions: GraphTransition[] = [], holds: (id: string) => boolean) =>
  transitions
    .map(({ id }) => id)
    .filter(holds)
    .join('\n');

/** The states, arrows and labels of a chart. Each is drawn again only when it changes itself. */
export const ChartDrawing = memo(function ChartDrawing(props: ChartDrawingProps) {
  const { drawn, laid, measure, active, taken, verdicts, coverage, onPress, onFold } = props;
  const links = new Map(drawn.links.map((link) => [link.id, link]));
  const isTaken = (id: string) => taken.has(id);
  const isOpen = (id: string) => verdicts?.get(id)?.is === 'open';
  const faultOf = (id: string) => {
    const verdict = verdicts?.get(id);
    return verdict?.is === 'faulty' ? verdict.fault : '';
  };
  const toneOf = (id: string | undefined): Tone => {
    const link = links.get(id ?? '');
    if (!link) return 'first';
    if (link.transitions.some((transition) => isTaken(transition.id))) return 'lit';
    return active.has(link.source) ? 'near' : 'idle';
  };
  const states = drawn.nodes.map((node) => ({
    node,
    box: laid.boxes[node.id] as Box,
    head: laid.heads[node.id],
    drawn,
    measure,
    isCompact: laid.isCompact,
    isActive: active.has(node.id),
    isRegion: node.parent !== undefined && drawn.graph.nodes[node.parent]?.type === 'parallel',
    covered: coverage?.states.has(node.id),
    onFold,
    onPress,
    lit: named(drawn.rows.get(node.id), isTaken),
    open: named(drawn.rows.get(node.id), isOpen),
    faulty: named(drawn.rows.get(node.id), (id) => faultOf(id) !== ''),
  }));
  const glowing = states
    .filter(({ node, isActive }) => isActive && !isShownOpen(drawn, node))
    .flatMap(({ box }) => box ?? []);
  return (
    <>
      {states.map((state) => (
        <ChartState key={state.node.id} layer="box" {...state} />
      ))}
      <ChartGlow boxes={glowing} />
      <ChartArrows laid={laid} toneOf={toneOf} />
      {states.map((state) => (
        <ChartState key={state.node.id} layer="text" {...state} />
      ))}
      {laid.dots.map(({ of, at }) => (
        <circle key={of} cx={at.x} cy={at.y} r={5} className={styles.dot} />
      ))}
      {drawn.links.map((link) => (
        <ChartLabel
          key={link.id}
          link={link}
          box={laid.labels[link.id] as Box}
          isCompact={laid.isCompact}
          tone={toneOf(link.id)}
          lit={figures(link.transitions, isTaken)}
          open={figures(link.transitions, isOpen)}
          barred={figures(link.transitions, (id) => verdicts?.get(id)?.is === 'barred')}
          faults={link.transitions.map(({ id }) => faultOf(id).replaceAll('\n', ' ')).join('\n')}
          covered={coverage && figures(link.transitions, (id) => coverage.transitions.has(id))}
          onPress={onPress}
        />
      ))}
    </>
  );
});
