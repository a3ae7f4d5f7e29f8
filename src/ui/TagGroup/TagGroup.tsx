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
  /** What they are, such as `Filtros`. */
  label: string;
  /** For tags whose surroundings say what they are; a screen reader still hears the label. */
  isLabelHidden?: boolean;
  /** The tags in their order, each with an id and a label. */
  items: TagItem[];
  /** Each tag bears a cross, and Delete or Backspace on it does the same. */
  onRemove?: (ids: string[]) => void;
  /** Instead of the tags, when there is none. */
  emptyText?: string;
}

/** Short names that belong to something: filters in force, people chosen. Arrows walk them as one stop. */
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
