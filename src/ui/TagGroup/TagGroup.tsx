import { type LucideIcon, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon';
import * as styles from './TagGroup.css';

export interface TagItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  href?: string;
  isDisabled?: boolean;
}

export interface TagGroupProps {
  /** Label, such as `Filtros`. */
  label: string;
  /** Whether the label is visually hidden because the context names the tags; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Tags in order, each with an id and a label. */
  items: TagItem[];
  /** Called with the ids to remove, by the cross, Delete or Backspace. */
  onRemove?: (ids: string[]) => void;
  /** Text for an empty group. */
  emptyText?: string;
}

/** A group of short names: active filters, selected people. A single tab stop with roving focus. */
export function TagGroup({ label, isLabelHidden, items, onRemove, emptyText }: TagGroupProps) {
  return (
    <AriaTagGroup
      className={styles.group}
      aria-label={isLabelHidden ? label : undefined}
      onRemove={onRemove && ((keys) => onRemove([...keys].map(String)))}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <TagList
        className={styles.list}
        items={items}
        renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
      >
        {({ id, label: words, icon, href, isDisabled }) => (
          <AriaTag
            id={id}
            textValue={words}
            href={href}
            isDisabled={isDisabled}
            data-href={href ? '' : undefined}
            className={styles.tag}
          >
            {({ allowsRemoving }) => (
              <>
                {icon && <Icon icon={icon} size="s" />}
                <span className={styles.words}>{words}</span>
                {allowsRemoving && (
                  <Button slot="remove" className={styles.remove}>
                    <Icon icon={X} size="s" />
                  </Button>
                )}
              </>
            )}
          </AriaTag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
