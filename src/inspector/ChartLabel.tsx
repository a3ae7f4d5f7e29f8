import {
  Asterisk,
  Check,
  CheckCheck,
  Clock,
  Infinity as Endless,
  Eye,
  type LucideIcon,
  Route,
  TriangleAlert,
  X,
  Zap,
} from 'lucide-react';
import { memo } from 'react';
import * as styles from './Chart.css';
import type { Tone } from './ChartArrows';
import type { Link } from './fold';
import type { GraphTransition, TransitionKind } from './graph';
import type { Box } from './layout';
import { Pressable } from './Pressable';
import { type LabelPart, metrics, partsOf, titleOf } from './shapes';
import { useInspectorWords } from './words';

interface ChartLabelProps {
  link: Link;
  box: Box;
  isCompact: boolean;
  tone: Tone;
  /** One figure for each transition of the link: 1 where it holds. */
  lit: string;
  open: string;
  barred: string;
  /** The error of each failing guard, one per line. */
  faults: string;
  covered?: string;
  onPress: (transition: GraphTransition) => void;
}

const icons: Record<TransitionKind, LucideIcon> = {
  event: Zap,
  any: Asterisk,
  after: Clock,
  always: Endless,
  done: Check,
  error: X,
  snapshot: Eye,
  'state done': CheckCheck,
  route: Route,
};

const lineClass = {
  guard: styles.guard,
  action: styles.action,
};

interface PartProps {
  part: LabelPart;
  width: number;
  isOpen: boolean;
  isBarred: boolean;
  fault?: string;
  isLit: boolean;
  isMissed: boolean;
  onPress: (transition: GraphTransition) => void;
}

function LabelPiece({ part, width, isOpen, isBarred, fault, isLit, isMissed, onPress }: PartProps) {
  const { transition, lines, top, height } = part;
  const words = useInspectorWords();
  const { kind, guard, actions, description } = transition;
  const Icon = icons[kind];
  const press = () => onPress(transition);
  const title = [
    titleOf(transition),
    guard && (fault ? words.faultyGuard(guard, fault) : isBarred ? words.barredBy(guard) : `[${guard}]`),
    actions.length && `/ ${actions.join(', ')}`,
    description,
  ]
    .filter(Boolean)
    .join(' ');
  const drawing = (
    <>
      <title>{title}</title>
      <rect
        className={`${isLit && !isOpen ? styles.litBack : styles.partBack} ${isMissed ? styles.missed : ''}`}
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={7}
      />
      {fault && <TriangleAlert x={width - 19} y={5.5} width={12} height={12} className={styles.icon.error} />}
      <Icon x={7} y={5.5} width={12} height={12} className={styles.icon[kind]} />
      {lines.map(({ kind: line, text }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
          key={index}
          className={
            line === 'event'
              ? styles.event[kind]
              : (isBarred || fault) && line === 'guard'
                ? styles.barring
                : lineClass[line]
          }
          x={metrics.icon + 7}
          y={15.5 + index * metrics.line}
        >
          {text}
        </text>
      ))}
    </>
  );
  return (
    <Pressable
      label={title}
      transition={transition.id}
      transform={`translate(0 ${top})`}
      isBarred={isBarred}
      onPress={isOpen ? press : undefined}
    >
      {drawing}
    </Pressable>
  );
}

/** What stands on an arrow: its transitions, one below the other. Those that would be accepted now can be pressed. */
export const ChartLabel = memo(function ChartLabel(props: ChartLabelProps) {
  const { link, box, isCompact, tone, lit, open, barred, faults, covered, onPress } = props;
  if (!box) return null;
  const parts = partsOf(link, isCompact);
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect
        className={tone === 'near' || tone === 'lit' ? styles.plate[tone] : styles.plate.idle}
        width={box.width}
        height={box.height}
        rx={Math.min(9, box.height / 2)}
      />
      {parts.map((part, index) => (
        <LabelPiece
          key={part.transition.id}
          part={part}
          width={box.width}
          isOpen={open[index] === '1'}
          isBarred={barred[index] === '1'}
          fault={faults.split('\n')[index]}
          isLit={lit[index] === '1'}
          isMissed={covered?.[index] === '0'}
          onPress={onPress}
        />
      ))}
      {parts.slice(1).map(({ transition, top }) => (
        <line key={transition.id} className={styles.rule} x1={6} x2={box.width - 6} y1={top} y2={top} />
      ))}
    </g>
  );
});
