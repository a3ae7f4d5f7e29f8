import { Badge, Link, Text, TickBox } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import type { RowsInPlace } from '../../kit/list/focus';
import { paths } from '../../paths';
import { PriorityMark, stepLook, stepWords } from '../../projects/public';
import type { WorkItem } from '../data/queries';
import type { Finishing } from './use-finishing';
import * as styles from './WorkList.css';
import { words } from './words';

export interface WorkListProps extends Pick<Finishing, 'may' | 'turn'> {
  items: readonly WorkItem[];
  /** What the list is called, or the id of the heading that says it. */
  label?: string;
  labelledBy?: string;
  /** Where keys find the rows. */
  places?: RowsInPlace;
}

/** Steps to do: each with a tick, the way to it, its project, its status and its date. */
export function WorkList({ items, label, labelledBy, may, turn, places }: WorkListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <WorkRow key={item.id} item={item} mayTurn={may(item)} onTurn={() => turn(item)} places={places} />
      ))}
    </ul>
  );
}

interface WorkRowProps extends Pick<WorkListProps, 'places'> {
  item: WorkItem;
  mayTurn: boolean;
  onTurn: () => void;
}

function WorkRow({ item, mayTurn, onTurn, places }: WorkRowProps) {
  const t = useWords(words);
  const told = useWords(stepWords);
  const { id, name, project, status, due_date, progress } = item;
  const isDone = status === 'done';
  return (
    <li className={styles.row} {...places?.around(id)}>
      <span className={styles.tick}>
        <TickBox label={t('tick', { name })} isSelected={isDone} isDisabled={!mayTurn} onChange={onTurn} />
      </span>
      <div className={styles.words}>
        <span className={styles.name({ isDone })}>
          <Link ref={places?.target(id)} href={`${paths.project({ projectId: project.id })}?step=${id}`} weight="quiet">
            {name}
          </Link>
        </span>
        <span className={styles.about}>
          {item.priority !== 'none' && <PriorityMark priority={item.priority} />}
          <Text as="span" size="s" tone="secondary">
            {project.name}
          </Text>
          {item.blocked_reason && (
            <Text as="span" size="s" tone="secondary">
              {t('blocked', { reason: item.blocked_reason })}
            </Text>
          )}
          {progress.total > 1 && (
            <Text as="span" size="s" tone="secondary" isTabular>
              {t('progress', progress)}
            </Text>
          )}
        </span>
      </div>
      <div className={styles.facts}>
        <span>
          <Badge {...stepLook(status)}>{told.has(status) ? told(status) : status}</Badge>
        </span>
        <span>{due_date && <Deadline day={due_date} isOver={isDone} />}</span>
      </div>
    </li>
  );
}
