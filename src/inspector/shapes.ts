import type { Drawn, Link } from './fold';
import type { GraphNode, GraphTransition } from './graph';
import { duration } from './time';

/** How wide a text is, in pixels, in one of the fonts of the chart. */
export type Measure = (text: string, font: keyof typeof fonts) => number;

/** Sizes and weights of the chart's fonts. */
export const fonts = {
  title: { size: 13, weight: 600 },
  label: { size: 12, weight: 500 },
  row: { size: 11, weight: 400 },
};

/** A measure for where there is no screen; wider than any of our fonts. */
export const guess: Measure = (text, font) => text.length * fonts[font].size * 0.58;

export interface Size {
  width: number;
  height: number;
}

/** A line of text inside the box of a state. */
export interface Row {
  kind: 'description' | 'invoke' | 'entry' | 'exit' | 'stays' | 'forbidden';
  text: string;
  transition?: GraphTransition;
}

/** A line of a label. */
export interface LabelLine {
  kind: 'event' | 'guard' | 'action';
  text: string;
}

/** One transition of a stacked label, `top` pixels below the label's top. */
export interface LabelPart {
  transition: GraphTransition;
  lines: LabelLine[];
  top: number;
  height: number;
}

export const metrics = {
  head: 30,
  row: 16,
  inset: 12,
  mark: 46,
  tag: 18,
  line: 15,
  part: 8,
  icon: 17,
  history: 28,
  widest: 34,
};

/** Breaks a text between words so that no line is much longer than `most` characters. */
export function wrap(text: string, most = metrics.widest): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The event of a transition with its time, as its label says it. */
export const titleOf = ({ kind, label, delay }: GraphTransition) => {
  if (kind !== 'after') return label;
  return [delay === undefined ? undefined : duration(delay), label].filter(Boolean).join(' · ');
};

const stays = (transition: GraphTransition, isCompact: boolean): Row[] =>
  wrap(
    [
      titleOf(transition),
      transition.guard && `[${transition.guard}]`,
      transition.actions.length && !isCompact ? `/ ${transition.actions.join(', ')}` : undefined,
    ]
      .filter(Boolean)
      .join(' '),
    44,
  ).map((text, line) => ({
    kind: transition.isForbidden ? 'forbidden' : 'stays',
    text: line ? `   ${text}` : text,
    transition,
  }));

/** What stands in the box of a state, below its name. */
export function rowsOf({ rows }: Drawn, node: GraphNode, isCompact: boolean): Row[] {
  const texts = (kind: Row['kind'], list: string[]): Row[] => list.map((text) => ({ kind, text }));
  return [
    ...(node.description && !isCompact ? texts('description', wrap(node.description, 44)) : []),
    ...texts(
      'invoke',
      node.invokes.map(({ source, label }) => (label === source ? source : `${source} as ${label}`)),
    ),
    ...texts('entry', node.entry),
    ...texts('exit', node.exit),
    ...(rows.get(node.id) ?? []).flatMap((transition) => stays(transition, isCompact)),
  ];
}

/** How large the name and the rows of a state are; for a state without others inside, how large it is. */
export function headOf(drawn: Drawn, node: GraphNode, measure: Measure, isCompact: boolean): Size {
  if (node.type === 'history') return { width: metrics.history, height: metrics.history };
  const rows = rowsOf(drawn, node, isCompact);
  const tags = node.tags.reduce((sum, tag) => sum + measure(tag, 'row') + metrics.tag, 0);
  const marks = (node.type === 'parallel' ? 20 : 0) + (node.children.length ? 24 : 0);
  const title = measure(node.name, 'title') + 2 * metrics.inset + 12 + tags + marks;
  const widest = rows.map(({ kind, text }) => measure(text, 'row') + (kind === 'description' ? 24 : metrics.mark + 24));
  return {
    width: Math.ceil(Math.max(title, 84, ...widest)),
    height: metrics.head + rows.length * metrics.row + (rows.length ? 6 : 4),
  };
}

function linesOf(transition: GraphTransition, isCompact: boolean): LabelLine[] {
  const lines = (kind: LabelLine['kind'], texts: string[]): LabelLine[] => texts.map((text) => ({ kind, text }));
  const { guard, actions } = transition;
  return [
    ...lines('event', wrap(titleOf(transition))),
    ...(guard ? lines('guard', wrap(`[${guard}]`)) : []),
    ...(isCompact || !actions.length ? [] : lines('action', wrap(`/ ${actions.join(', ')}`))),
  ];
}

/** The parts of a stacked label, one for each transition, from above. */
export function partsOf(link: Link, isCompact: boolean): LabelPart[] {
  let top = 0;
  return link.transitions.map((transition) => {
    const lines = linesOf(transition, isCompact);
    const height = lines.length * metrics.line + metrics.part;
    const part = { transition, lines, top, height };
    top += height;
    return part;
  });
}

/** How large a stacked label is. */
export function labelOf(link: Link, measure: Measure, isCompact: boolean): Size {
  const parts = partsOf(link, isCompact);
  const widths = parts.flatMap(({ lines }) =>
    lines.map(({ kind, text }) => measure(text, kind === 'event' ? 'label' : 'row')),
  );
  return {
    width: Math.ceil(Math.max(40, ...widths) + metrics.icon + 20),
    height: parts.reduce((sum, { height }) => sum + height, 0),
  };
}
