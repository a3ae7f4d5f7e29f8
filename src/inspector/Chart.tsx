import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton, Text } from '#ui';
import * as styles from './Chart.css';
import { ChartDefs } from './ChartDefs';
import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing';
import { ChartTimers } from './ChartTimers';
import { isOpen } from './fold';
import type { GraphTransition } from './graph';
import type { Box } from './layout';
import { Minimap } from './Minimap';
import type { Timer } from './record';
import { useView } from './use-view';
import { useInspectorWords } from './words';

export interface ChartProps extends Omit<ChartDrawingProps, 'onPress' | 'onFold'> {
  timers?: readonly Timer[];
  /** The moment shown, for timers that run. */
  at?: number;
  onPress?: (transition: GraphTransition) => void;
  onFold?: (state: string) => void;
  drawingRef?: Ref<SVGSVGElement>;
}

const none: readonly Timer[] = [];

/** The box around others. */
function around(boxes: Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What a part of the chart calls, however often whoever shows the chart is drawn again. */
function useSteady<Arg>(act: ((arg: Arg) => void) | undefined) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [steady] = useState(() => (arg: Arg) => latest.current?.(arg));
  return steady;
}

/** A statechart: states, arrows and labels. It can be moved, zoomed, folded and pressed, by hand and by key. */
export function Chart({ timers = none, at, onPress, onFold, drawingRef, ...drawing }: ChartProps) {
  const { drawn, laid, active } = drawing;
  const words = useInspectorWords();
  const leaves = useMemo(
    () => drawn.nodes.filter((node) => !isOpen(drawn, node) && laid.boxes[node.id]).map(({ id }) => id),
    [drawn, laid],
  );
  const focus = useMemo(
    () => around(leaves.filter((id) => active.has(id)).map((id) => laid.boxes[id] as Box)),
    [leaves, laid, active],
  );
  const { frame, view, size, fit, zoom, move, pointer } = useView(laid, focus);
  const { x, y, scale } = view;
  const press = useSteady(onPress);
  const turn = useSteady(onFold);

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

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ backgroundPosition: `${x}px ${y}px`, backgroundSize: `${24 * scale}px ${24 * scale}px` }}
      data-chart={drawn.graph.id}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        ref={drawingRef}
        className={styles.drawing}
        // In whole pixels: with a size worked out from around it, Chromium lays out every letter in it anew each frame.
        style={size.width ? { inlineSize: Math.ceil(size.width), blockSize: Math.ceil(size.height) } : undefined}
        role="group"
        // Not on the way of Tab: it has the focus where nothing in it can be pressed.
        tabIndex={-1}
        aria-label={words.chartOf(drawn.graph.id)}
        {...pointer}
        onKeyDown={byKey}
      >
        <ChartDefs />
        <rect width="100%" height="100%" fill="transparent" data-backdrop />
        <g transform={`translate(${x} ${y}) scale(${scale})`} data-all>
          <ChartDrawing {...drawing} onPress={press} onFold={turn} />
        </g>
      </svg>
      {at !== undefined && (
        <ChartTimers drawn={drawn} laid={laid} active={active} timers={timers} at={at} view={view} />
      )}
      <div className={styles.controls}>
        <IconButton label={words.zoomIn} icon={Plus} weight="quiet" size="s" onPress={() => zoom(1.2)} />
        <IconButton label={words.zoomOut} icon={Minus} weight="quiet" size="s" onPress={() => zoom(1 / 1.2)} />
        <IconButton label={words.fit} icon={Maximize} weight="quiet" size="s" onPress={fit} />
        <Text as="span" size="xs" tone="secondary" isTabular>
          {Math.round(scale * 100)}%
        </Text>
      </div>
      {(laid.width * scale > size.width + 8 || laid.height * scale > size.height + 8) && (
        <Minimap laid={laid} leaves={leaves} active={active} view={view} size={size} />
      )}
    </div>
  );
}
