import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton, Text } from '#ui';
import * as styles from './Chart.css';
import { ChartLabel } from './ChartLabel';
import { ChartState } from './ChartState';
import { type Drawn, isOpen } from './fold';
import type { GraphTransition } from './graph';
import type { Verdict } from './judge';
import type { Box, Laid, Point } from './layout';
import { Minimap } from './Minimap';
import type { Timer } from './record';
import { type Measure, partsOf } from './shapes';
import { useView } from './use-view';
import { useInspectorWords } from './words';

/** What tests have taken of a machine, painted on its chart. */
export interface ChartCoverage {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export interface ChartProps {
  drawn: Drawn;
  laid: Laid;
  measure: Measure;
  active?: ReadonlySet<string>;
  /** The transitions just taken. */
  taken?: ReadonlySet<string>;
  verdicts?: ReadonlyMap<string, Verdict>;
  timers?: readonly Timer[];
  /** The moment shown, for timers that run. */
  at?: number;
  coverage?: ChartCoverage;
  onPress?: (transition: GraphTransition) => void;
  onFold?: (state: string) => void;
  drawingRef?: Ref<SVGSVGElement>;
}

const none: ReadonlySet<string> = new Set();
const radius = 7;

/** The box around others. */
function around(boxes: Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A path with round corners. */
function rounded(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  const turns = points.slice(1, -1).map((at, index) => {
    const before = points[index] as Point;
    const after = points[index + 2] as Point;
    const [back, on] = [Math.hypot(at.x - before.x, at.y - before.y), Math.hypot(after.x - at.x, after.y - at.y)];
    const size = Math.min(radius, back / 2, on / 2);
    if (size < 0.5) return `L${at.x} ${at.y}`;
    const towards = (other: Point, length: number) =>
      `${at.x + ((other.x - at.x) / length) * size} ${at.y + ((other.y - at.y) / length) * size}`;
    return `L${towards(before, back)}Q${at.x} ${at.y} ${towards(after, on)}`;
  });
  const last = points.at(-1) as Point;
  return `M${first.x} ${first.y}${turns.join('')}L${last.x} ${last.y}`;
}

const tones = ['idle', 'first', 'near', 'lit'] as const;

/** A statechart: states, arrows and labels. It can be moved, zoomed, folded and pressed, by hand and by key. */
export function Chart(props: ChartProps) {
  const { drawn, laid, measure, active = none, taken = none, verdicts, timers = [], at, coverage } = props;
  const words = useInspectorWords();
  const focus = useMemo(() => {
    const leaves = drawn.nodes.filter((node) => active.has(node.id) && !isOpen(drawn, node));
    return around(leaves.flatMap(({ id }) => laid.boxes[id] ?? []));
  }, [drawn, laid, active]);
  const { frame, view, size, fit, zoom, move, pointer } = useView(laid, focus);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [press] = useState(() => (transition: GraphTransition) => latest.current.onPress?.(transition));
  const [turn] = useState(() => (state: string) => latest.current.onFold?.(state));

  const byKey = (event: KeyboardEvent) => {
    const step = 60;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => move(step, 0),
      ArrowRight: () => move(-step, 0),
      ArrowUp: () => move(0, step),
      ArrowDown: () => move(0, -step),
      '+': () => zoom(1.2),
      '-': () => zoom(1 / 1.2),
      '0': fit,
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  const toneOf = (link?: string) => {
    const found = drawn.links.find(({ id }) => id === link);
    if (!found) return 'first';
    if (found.transitions.some(({ id }) => taken.has(id))) return 'lit';
    return active.has(found.source) ? 'near' : 'idle';
  };
  const paths = laid.paths
    .map((path) => ({ ...path, tone: toneOf(path.link) }) as const)
    .sort((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));
  const states = drawn.nodes.map((node) => ({
    node,
    box: laid.boxes[node.id] as Box,
    drawn,
    measure,
    isCompact: laid.isCompact,
    isActive: active.has(node.id),
    isRegion: node.parent !== undefined && drawn.graph.nodes[node.parent]?.type === 'parallel',
    covered: coverage?.states.has(node.id),
    onFold: turn,
    onPress: press,
    lit: (drawn.rows.get(node.id) ?? [])
      .filter(({ id }) => taken.has(id))
      .map(({ id }) => id)
      .join('\n'),
    open: (drawn.rows.get(node.id) ?? [])
      .filter(({ id }) => verdicts?.get(id)?.is === 'open')
      .map(({ id }) => id)
      .join('\n'),
  }));
  const { x, y, scale } = view;

  return (
    <div ref={frame} className={styles.frame} data-chart={drawn.graph.id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        ref={props.drawingRef}
        className={styles.drawing}
        role="group"
        aria-label={words.chartOf(drawn.graph.id)}
        {...pointer}
        onKeyDown={byKey}
      >
        <defs>
          {tones.map((tone) => (
            <marker
              key={tone}
              id={`arrow-${tone}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0.5 0.8L7.5 4L0.5 7.2Z" className={styles.arrow[tone]} />
            </marker>
          ))}
          <pattern
            id="chart-grid"
            width="24"
            height="24"
            patternUnits="userSpaceOnUse"
            patternTransform={`translate(${x} ${y}) scale(${scale})`}
          >
            <circle cx="1" cy="1" r="1" className={styles.gridDot} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#chart-grid)" data-backdrop />
        <g transform={`translate(${x} ${y}) scale(${scale})`} data-all>
          {states.map((state) => (
            <ChartState key={state.node.id} layer="box" {...state} />
          ))}
          {paths.map(({ link, points, hasArrow, tone }, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a link may have several paths, all redrawn together.
              key={`${link} ${index}`}
              d={rounded(points)}
              className={styles.path[tone]}
              markerEnd={hasArrow ? `url(#arrow-${tone})` : undefined}
            />
          ))}
          {states.map((state) => (
            <ChartState key={state.node.id} layer="text" {...state} />
          ))}
          {laid.dots.map(({ of, at }) => (
            <circle key={of} cx={at.x} cy={at.y} r={5} className={styles.dot} />
          ))}
          {drawn.links.map((link) => {
            const verdictOf = ({ id }: GraphTransition) => verdicts?.get(id);
            return (
              <ChartLabel
                key={link.id}
                link={link}
                box={laid.labels[link.id] as Box}
                isCompact={laid.isCompact}
                tone={toneOf(link.id)}
                lit={link.transitions.map(({ id }) => (taken.has(id) ? 1 : 0)).join('')}
                open={link.transitions.map((one) => (verdictOf(one)?.is === 'open' ? 1 : 0)).join('')}
                barred={link.transitions.map((one) => (verdictOf(one)?.is === 'barred' ? 1 : 0)).join('')}
                covered={coverage && link.transitions.map(({ id }) => (coverage.transitions.has(id) ? 1 : 0)).join('')}
                onPress={press}
              />
            );
          })}
          {at !== undefined &&
            drawn.links.flatMap((link) =>
              partsOf(link, laid.isCompact).map(({ transition, top, height }) => {
                const timer = active.has(transition.source) && timers.find(({ event }) => event === transition.event);
                const box = laid.labels[link.id];
                if (!timer || !box) return null;
                const share = Math.min(1, Math.max(0, (at - timer.startedAt) / Math.max(1, timer.delay)));
                return (
                  <rect
                    key={transition.id}
                    className={styles.timer}
                    x={box.x + 1}
                    y={box.y + top + 1}
                    width={(box.width - 2) * share}
                    height={height - 2}
                    rx={6}
                    data-timer={share.toFixed(3)}
                  />
                );
              }),
            )}
        </g>
      </svg>
      <div className={styles.controls}>
        <IconButton label={words.zoomIn} icon={Plus} weight="quiet" size="small" onPress={() => zoom(1.2)} />
        <IconButton label={words.zoomOut} icon={Minus} weight="quiet" size="small" onPress={() => zoom(1 / 1.2)} />
        <IconButton label={words.fit} icon={Maximize} weight="quiet" size="small" onPress={fit} />
        <Text as="span" size="xs" tone="secondary" isTabular>
          {Math.round(scale * 100)}%
        </Text>
      </div>
      {(laid.width * scale > size.width + 8 || laid.height * scale > size.height + 8) && (
        <Minimap
          laid={laid}
          leaves={drawn.nodes.filter((node) => !isOpen(drawn, node)).map(({ id }) => id)}
          active={active}
          view={view}
          size={size}
        />
      )}
    </div>
  );
}
