import { Text } from '#ui';
import * as styles from './Inspector.css';
import { eventName, type Feed, type Glance } from './record';
import { moment } from './time';
import { useGlance, useRoster } from './use-glance';
import { useInspectorWords } from './words';

const most = 120;
const column = 190;
const left = 110;
const line = 30;
const head = 44;

/** Who told whom what, from above. */
function Sequence({ messages, actors }: Pick<Glance, 'messages' | 'actors'>) {
  const words = useInspectorWords();
  const all = messages.filter(({ type }) => type !== 'xstate.init');
  const shown = all.slice(-most);
  const names = [...new Set([words.outside, ...shown.flatMap(({ from, to }) => [to, from ?? words.outside])])];
  const at = (name: string) => left + names.indexOf(name) * column + column / 2;
  const width = left + names.length * column;
  const height = head + shown.length * line + 20;
  const drawing = (
    <svg className={styles.sequence} width={width} height={height} role="img" aria-label={words.sequence}>
      <defs>
        <marker id="sequence-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0.5 0.8L7.5 4L0.5 7.2Z" className={styles.messageHead} />
        </marker>
      </defs>
      {names.map((name) => (
        <g key={name}>
          <line className={styles.lifeline} x1={at(name)} x2={at(name)} y1={head - 12} y2={height} />
          <rect className={styles.lifelineHead} x={at(name) - 80} y={4} width={160} height={26} rx={7} />
          <text className={styles.sequenceText} x={at(name)} y={21} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {shown.map(({ at: time, from, to, type }, index) => {
        const y = head + index * line + 20;
        const [start, end] = [at(from ?? words.outside), at(to)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message has no name but its place.
          <g key={index}>
            <text className={styles.sequenceTime} x={4} y={y + 4}>
              {moment(time)}
            </text>
            <line className={styles.message} x1={start} x2={end} y1={y} y2={y} markerEnd="url(#sequence-arrow)" />
            <text className={styles.sequenceText} x={(start + end) / 2} y={y - 5} textAnchor="middle">
              {eventName(type, actors.findLast(({ name }) => name === to)?.graph)}
            </text>
          </g>
        );
      })}
    </svg>
  );
  return (
    <>
      {all.length > most && (
        <Text size="s" tone="secondary">
          {words.droppedMessages(most)}
        </Text>
      )}
      {drawing}
    </>
  );
}

/** The messages of a feed between its actors. */
export function LiveSequence({ feed }: { feed: Feed }) {
  const messages = useGlance(feed, (all) => all.messages);
  return <Sequence messages={messages} actors={useRoster(feed)} />;
}
