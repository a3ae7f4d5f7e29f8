import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { box } from '../Checkbox/Checkbox.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import * as styles from './Tree.css';

export interface TreeProps<Item extends { id: string }> {
  label: string;
  items: Item[];
  /** What stands below an item. */
  below: (item: Item) => Item[];
  nameOf: (item: Item) => string;
  /** How an item is drawn; its name, if not said. */
  children?: (item: Item) => ReactNode;
  choice?: 'none' | 'one' | 'many';
  selected?: string[];
  defaultSelected?: string[];
  onSelectionChange?: (ids: string[]) => void;
  expanded?: string[];
  defaultExpanded?: string[];
  onExpandedChange?: (ids: string[]) => void;
  /** What Enter or a press does. */
  onAction?: (id: string) => void;
  disabled?: string[];
}

/** Things within things: the right arrow opens, the left one closes and goes up. */
export function Tree<Item extends { id: string }>({
  label,
  items,
  below,
  nameOf,
  children = nameOf,
  choice = 'none',
  selected,
  defaultSelected,
  onSelectionChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  onAction,
  disabled,
}: TreeProps<Item>) {
  const { noRows } = useWords();
  const every = (some: Item[]): string[] => some.flatMap((item) => [item.id, ...every(below(item))]);

  const drawn = (item: Item) => (
    <TreeItem id={item.id} textValue={nameOf(item)} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.turn}>
                <Icon icon={ChevronRight} size="small" />
              </Button>
            ) : (
              <span className={styles.gap} />
            )}
            {choice === 'many' && (
              <Checkbox slot="selection" className={styles.check}>
                <span className={box}>
                  <Icon icon={Check} size="small" />
                </span>
              </Checkbox>
            )}
            <div className={styles.content}>{children(item)}</div>
          </div>
        )}
      </TreeItemContent>
      <Collection items={below(item)}>{drawn}</Collection>
    </TreeItem>
  );

  return (
    <AriaTree
      aria-label={label}
      items={items}
      className={styles.tree}
      selectionMode={choice === 'one' ? 'single' : choice === 'many' ? 'multiple' : 'none'}
      selectedKeys={selected}
      defaultSelectedKeys={defaultSelected}
      onSelectionChange={(keys) => onSelectionChange?.(keys === 'all' ? every(items) : [...keys].map(String))}
      expandedKeys={expanded}
      defaultExpandedKeys={defaultExpanded}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      onAction={onAction ? (key) => onAction(String(key)) : undefined}
      disabledKeys={disabled}
      renderEmptyState={() => <p className={styles.nothing}>{noRows}</p>}
    >
      {drawn}
    </AriaTree>
  );
}
