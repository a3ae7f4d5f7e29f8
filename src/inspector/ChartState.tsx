import { Ban, ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import * as styles from './Chart.css';
import { type Drawn, isOpen } from './fold';
import type { GraphNode, GraphTransition } from './graph';
import type { Box } from './layout';
import { Pressable } from './Pressable';
import { headOf, type Measure, metrics, rowsOf } from './shapes';
import { useInspectorWords } from './words';

interface ChartStateProps {
  /** Boxes lie under the arrows, texts over them. */
  layer: 'box' | 'text';
  drawn: Drawn;
  node: GraphNode;
  box: Box;
  /** Where its title stands if not at its top. */
  head?: Box;
  measure: Measure;
  isCompact: boolean;
  isActive: boolean;
  isRegion: boolean;
  covered?: boolean;
  /** Ids, one a line: rows just taken, and rows that may be pressed. */
  lit: string;
  open: string;
  /** Rows whose guard fails. */
  faulty: string;
  onFold: (state: string) => void;
  onPress: (transition: GraphTransition) => void;
}

function bodyOf(isLeaf: boolean, isRegion: boolean, isActive: boolean) {
  if (isLeaf) return isActive ? styles.body.activeLeaf : styles.body.leaf;
  if (isRegion) return isActive ? styles.body.activeRegion : styles.body.region;
  return isActive ? styles.body.activeOpen : styles.body.open;
}

function StateBox({ drawn, node, box, head: moved, measure, isCompact, isActive, isRegion, covered }: ChartStateProps) {
  const isLeaf = !isOpen(drawn, node);
  const head = headOf(drawn, node, measure, isCompact);
  const painted = covered === undefined ? '' : covered ? styles.covered : styles.missed;
  const radius = node.type === 'history' ? box.height / 2 : isLeaf ? 8 : 10;
  return (
    <>
      <rect
        className={`${bodyOf(isLeaf, isRegion, isActive)} ${painted}`}
        width={box.width}
        height={box.height}
        rx={radius}
      />
      {node.type === 'final' && (
        <rect className={styles.inner} x={4} y={4} width={box.width - 8} height={box.height - 8} rx={5} />
      )}
      {moved && (
        <rect
          className={isActive ? styles.head.active : styles.head.idle}
          x={moved.x - box.x + 1}
          y={moved.y - box.y + 1}
          width={moved.width - 1}
          height={moved.height}
          rx={8}
        />
      )}
      {!isLeaf && !moved && (
        <path
          className={isActive ? styles.head.active : styles.head.idle}
          d={`M1 ${head.height}V10Q1 1 10 1H${box.width - 10}Q${box.width - 1} 1 ${box.width - 1} 10V${head.height}Z`}
        />
      )}
    </>
  );
}

function Rows({ drawn, node, isCompact, box, lit, open, faulty, onPress }: ChartStateProps) {
  const words = useInspectorWords();
  const [litIds, openIds, faultyIds] = [lit, open, faulty].map((ids) => ids.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  return rowsOf(drawn, node, isCompact).map(({ kind, text, transition }, index) => {
    const press = transition && openIds.includes(transition.id) ? () => onPress(transition) : undefined;
    const top = metrics.head + index * metrics.row;
    const isFaulty = transition && faultyIds.includes(transition.id);
    const isContinued = text.startsWith(' ');
    const back = (
      <rect
        className={transition && litIds.includes(transition.id) ? styles.litBack : styles.partBack}
        x={-4}
        width={box.width - 16}
        height={metrics.row}
        rx={4}
      />
    );
    const drawing = (
      <>
        {kind === 'forbidden' && !isContinued && (
          <Ban x={0} y={2.5} width={11} height={11} className={styles.icon.forbidden} />
        )}
        {kind !== 'description' && kind !== 'forbidden' && (
          <text className={styles.rowKind} x={0} y={12}>
            {kind === 'stays' ? (isContinued ? '' : '↻') : `${kind}`}
          </text>
        )}
        <text
          className={kind === 'description' ? styles.description : isFaulty ? styles.barring : styles.row}
          x={kind === 'description' ? 0 : transition ? 16 : metrics.mark}
          y={12}
        >
          {text}
        </text>
      </>
    );
    return (
      <Pressable
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
        key={`${index} ${text}`}
        label={kind === 'forbidden' ? words.forbidden(text) : text}
        transition={transition?.id}
        transform={`translate(${metrics.inset} ${top})`}
        onPress={isContinued ? undefined : press}
      >
        {transition && back}
        {drawing}
      </Pressable>
    );
  });
}

function StateText(props: ChartStateProps) {
  // Places follow one another while it is drawn.
  'use no memo';
  const { drawn, node, box, measure, isActive, onFold } = props;
  const words = useInspectorWords();
  const isLeaf = !isOpen(drawn, node);
  if (node.type === 'history')
    return (
      <text className={styles.title.idle} x={box.width / 2} y={box.height / 2 + 4.5} textAnchor="middle">
        {node.history === 'deep' ? 'H*' : 'H'}
        <title>{node.name}</title>
      </text>
    );
  const hasChildren = node.children.length > 0;
  const start = metrics.inset + (hasChildren ? 18 : isActive ? 12 : 0);
  let end = box.width - 8;
  const fold = () => onFold(node.id);
  return (
    <>
      {hasChildren && (
        <Pressable label={isLeaf ? words.unfold(node.name) : words.fold(node.name)} isExpanded={!isLeaf} onPress={fold}>
          <rect className={styles.partBack} x={6} y={5} width={20} height={20} rx={5} fillOpacity={0} />
          {isLeaf ? (
            <ChevronRight x={9} y={8} width={14} height={14} className={styles.icon.always} />
          ) : (
            <ChevronDown x={9} y={8} width={14} height={14} className={styles.icon.always} />
          )}
        </Pressable>
      )}
      {!hasChildren && (
        <circle className={isActive ? styles.live : styles.unseen} cx={metrics.inset + 3} cy={15.5} r={3.5} />
      )}
      <text className={isActive ? styles.title.active : styles.title.idle} x={start} y={20}>
        {node.name}
        {node.type === 'parallel' ? '  ∥' : ''}
      </text>
      {node.tags.map((tag) => {
        const width = measure(tag, 'row') + 12;
        end -= width + 6;
        return (
          <g key={tag} transform={`translate(${end + 6} 7)`}>
            <rect className={styles.tagBox} width={width} height={16} rx={8} />
            <text className={styles.tagText} x={width / 2} y={12} textAnchor="middle">
              {tag}
            </text>
          </g>
        );
      })}
      <Rows {...props} />
    </>
  );
}

/** One state of a chart: its box, or what is written in it. */
export const ChartState = memo(function ChartState(props: ChartStateProps) {
  const { layer, node, box, head, isActive } = props;
  if (!box) return null;
  const text = head ?? box;
  const { x, y } = layer === 'box' ? box : text;
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...(layer === 'box' && { 'data-state': node.id, 'data-active': isActive || undefined })}
    >
      {layer === 'box' ? <StateBox {...props} /> : <StateText {...props} box={text} />}
    </g>
  );
});
