import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as styles from './groups.css';
import { row } from './Table.css';
import type { TableGroup } from './types';

export interface GroupRowProps<Row> {
  /** The line's key among all lines. */
  id: string;
  /** The line's place among all lines, counted from 0. */
  index: number;
  /** Whether it is the head of the group or the button that brings more. */
  kind: 'head' | 'more';
  /** The group it belongs to. */
  group: TableGroup<Row>;
  /** How many columns it passes through. */
  span: number;
  /** The arrows stand on it. */
  isActive: boolean;
}

/** The head of a group, which folds it, or the button that brings more of its rows. */
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
