import ELKApi, { type ELK } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { useLayoutEffect, useState } from 'react';
import type { Drawn } from './fold';
import { type Direction, type Laid, layOut, layoutKey } from './layout';
import { fonts, type Measure } from './shapes';
import { sketch } from './sketch';

/** How a chart is laid out; what is left open goes by what shows it largest. */
export interface LayoutChoice {
  direction?: Direction;
  isCompact?: boolean;
}

interface Room {
  width: number;
  height: number;
}

const workers = new Map<Direction, ELK>();

/** ELK in a worker for each direction: both are tried at once. */
function elk(direction: Direction): ELK {
  const worker = workers.get(direction) ?? new ELKApi({ workerFactory: () => new Worker(workerUrl) });
  workers.set(direction, worker);
  return worker;
}

/** Whether ELK has laid something out: until then it takes seconds. */
let isWarm = false;

// Whoever loads this draws a chart soon: what takes long at the first is done before.
if (typeof Worker !== 'undefined')
  for (const direction of ['DOWN', 'RIGHT'] as const)
    void elk(direction)
      .layout({ id: 'warm', children: [{ id: 'a' }] })
      .then(() => {
        isWarm = true;
      });

let pen: CanvasRenderingContext2D | null | undefined;
let family: string | undefined;
let penFont: keyof typeof fonts | undefined;

/** How wide a text is in the chart's own fonts. */
export const measure: Measure = (text, font) => {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * fonts[font].size * 0.6;
  family ??= getComputedStyle(document.body).fontFamily;
  // To take up a font takes longer than to measure with it.
  if (font !== penFont) pen.font = `${fonts[font].weight} ${fonts[font].size}px ${family}`;
  penFont = font;
  return Math.ceil(pen.measureText(text).width);
};

/** Below this scale the texts of a chart are too small to read. */
const leastScale = 0.62;

const known = new Map<string, Promise<Laid>>();

function place(drawn: Drawn, direction: Direction, isCompact: boolean): Promise<Laid> {
  const key = layoutKey(drawn, direction, isCompact);
  const before = known.get(key);
  if (before) return before;
  const placed = layOut(elk(direction), drawn, { measure, direction, isCompact });
  known.set(key, placed);
  return placed;
}

const scaleIn = (room: Room, { width, height }: Laid) => Math.min(room.width / width, room.height / height);

async function best(drawn: Drawn, { direction, isCompact }: LayoutChoice, room: Room): Promise<Laid> {
  await document.fonts.ready;
  // What was measured with before may have been another font.
  family = penFont = undefined;
  const largest = async (compact: boolean) => {
    const directions: Direction[] = direction ? [direction] : ['DOWN', 'RIGHT'];
    const all = await Promise.all(directions.map((one) => place(drawn, one, compact)));
    return all.sort((a, b) => scaleIn(room, b) - scaleIn(room, a))[0] as Laid;
  };
  const full = await largest(isCompact ?? false);
  return isCompact === undefined && scaleIn(room, full) < leastScale ? largest(true) : full;
}

/** How long a warm ELK may take before a sketch is shown (ms): a drawing that stays is better than two. */
const patience = 120;

interface Done {
  drawn: Drawn;
  laid: Laid;
  /** Drawn at once, for ELK still works. */
  isSketch: boolean;
}

function sketchFor(drawn: Drawn, { direction = 'DOWN', isCompact }: LayoutChoice, room: Room): Laid {
  const full = sketch(drawn, { measure, direction, isCompact: isCompact ?? false });
  const isSmall = isCompact === undefined && scaleIn(room, full) < leastScale;
  return isSmall ? sketch(drawn, { measure, direction, isCompact: true }) : full;
}

/** Where everything of a chart stands: a sketch of it where ELK keeps one waiting, and what ELK says once it has. */
export function useLayout(drawn: Drawn, { direction, isCompact }: LayoutChoice, room: Room | undefined) {
  const [done, setDone] = useState<Done>();
  const isWaiting = room === undefined;
  const [width, height] = [room?.width ?? 0, room?.height ?? 0];
  useLayoutEffect(() => {
    if (isWaiting) return;
    let isStale = false;
    const [choice, size] = [
      { direction, isCompact },
      { width, height },
    ];
    const drawAtOnce = () =>
      // What is drawn of this graph already stays until it is drawn anew.
      setDone((old) =>
        old?.drawn.graph === drawn.graph ? old : { drawn, laid: sketchFor(drawn, choice, size), isSketch: true },
      );
    // What ELK has laid out once is there at once, and what it lays out when warm mostly soon.
    const waiting = isWarm ? setTimeout(drawAtOnce, patience) : undefined;
    if (!isWarm) drawAtOnce();
    void best(drawn, choice, size).then((laid) => {
      clearTimeout(waiting);
      if (!isStale) setDone({ drawn, laid, isSketch: false });
    });
    return () => {
      isStale = true;
      clearTimeout(waiting);
    };
  }, [drawn, direction, isCompact, isWaiting, width, height]);
  return done;
}
