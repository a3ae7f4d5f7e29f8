import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as styles from './groups.css';
import { row } from './Table.css';
import type { TableGroup } from './types';

export interface GroupRowProps<Row> {
  /** Key of the line among all lines. */
  id: string;
  /** Index of the line among all lines. */
  index: number;
  /** Whether it is the group header or the "show more" button. */
  kind: 'head' | 'more';
  /** Group of the line. */
  group: TableGroup<Row>;
  /** Number of columns it spans. */
  span: number;
  /** Whether it has the roving focus. */
  isActive: boolean;
}

/** A group header, which collapses the group, or the button that shows more of its rows. */
export function GroupRow<Row>({ id, index, kind, group, span, isActive }: GroupRowProps<Row>) {
  return (
    <tr data-key={id} aria-rowindex={index + 2} className={row}>
      <td colSpan={span} className={styles.groupCell({ kind })}>
        <button
          type="button"
          data-group={kind}
          tabIndex={isActive ? 0 : -1}
          aria-expanded={kind === 'head' ? !group.isFolded : undefined}
          className={styles.groupHead({ kind })}
        >
          {kind === 'head' && (
            <span className={styles.chevron({ isFolded: group.isFolded })}>
              <Icon icon={ChevronRight} size="s" />
            </span>
          )}
          {kind === 'head' ? group.label : group.more}
          {kind === 'head' && group.note && <span className={styles.groupNote}>{group.note}</span>}
        </button>
      </td>
    </tr>
  );
}
