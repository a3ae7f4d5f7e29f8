import { Badge, Link, Text, TickBox } from '#ui';
import { paths } from '../../paths';
import { Deadline } from '../Deadline';
import { useWords } from '../language';
import { stepLook } from '../step-look';
import { stepWords } from '../step-words';
import type { WorkItem } from './queries';
import type { Finishing } from './use-finishing';
import * as styles from './WorkList.css';
import { words } from './words';

export interface WorkListProps extends Pick<Finishing, 'may' | 'turn'> {
  items: readonly WorkItem[];
  /** What the list is called, or the id of the heading that says it. */
  label?: string;
  labelledBy?: string;
}

/** Steps to do: each with a tick, the way to it, its project, its status and its date. */
export function WorkList({ items, label, labelledBy, may, turn }: WorkListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <WorkRow key={item.id} item={item} mayTurn={may(item)} onTurn={() => turn(item)} />
      ))}
    </ul>
  );
}

function WorkRow({ item, mayTurn, onTurn }: { item: WorkItem; mayTurn: boolean; onTurn: () => void }) {
  const t = useWords(words);
  const told = useWords(stepWords);
  const { id, name, project, status, due_date, progress } = item;
  const isDone = status === 'done';
  return (
    <li className={styles.row} data-work={id}>
      <span className={styles.tick}>
        <TickBox label={t('tick', { name })} isSelected={isDone} isDisabled={!mayTurn} onChange={onTurn} />
      </span>
      <div className={styles.words}>
        <span className={styles.name({ isDone })}>
          <Link href={`${paths.project({ projectId: project.id })}?step=${id}`} weight="quiet">
            {name}
          </Link>
        </span>
        <span className={styles.about}>
          <Text as="span" size="s" tone="secondary">
            {project.name}
          </Text>
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
