import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { box } from '../Checkbox/Checkbox.css';
import { Icon } from '../Icon/Icon';
import { chosenOf, useKeys } from '../key-sets';
import { Windowed } from '../windowing/Windowed';
import { useWords } from '../words';
import * as styles from './Tree.css';

export interface TreeProps<Item extends { id: string }> {
  /** Accessible name of the tree. */
  label: string;
  /** Top-level items in order. */
  items: Item[];
  /** Returns the children of an item. */
  below: (item: Item) => Item[];
  /** Returns the name of an item, for typeahead and screen readers. */
  nameOf: (item: Item) => string;
  /** Renders an item; defaults to its name. */
  children?: (item: Item) => ReactNode;
  /** Selection mode: one or several items. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected ids (controlled). */
  selectedKeys?: Iterable<string>;
  /** Initially selected ids (uncontrolled). */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with all selected ids. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** Expanded ids (controlled). */
  expandedKeys?: Iterable<string>;
  /** Initially expanded ids (uncontrolled). */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with all expanded ids. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** Called with the id of an item on Enter or a press. */
  onAction?: (id: string) => void;
  /** Ids of disabled items. */
  disabledKeys?: Iterable<string>;
}

// Above this number of rows the tree is virtualized.
const many = 200;

/** A tree: the right arrow key expands, the left one collapses or moves to the parent. */
export function Tree<Item extends { id: string }>({
  label,
  items,
  below,
  nameOf,
  children = nameOf,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  onAction,
  disabledKeys,
}: TreeProps<Item>) {
  const { noRows } = useWords();
  const [expanded, setExpanded] = useKeys(expandedKeys, defaultExpandedKeys, onExpandedChange);
  const [selected, setSelected] = useKeys(selectedKeys, defaultSelectedKeys, onSelectionChange);
  const ids = useMemo(() => {
    const every = (some: Item[]): string[] => some.flatMap((item) => [item.id, ...every(below(item))]);
    return every(items);
  }, [items, below]);

  const drawn = (item: Item) => (
    <TreeItem id={item.id} textValue={nameOf(item)} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.turn}>
                <Icon icon={ChevronRight} size="s" />
              </Button>
            ) : (
              <span className={styles.gap} />
            )}
            {selectionMode === 'multiple' && (
              <Checkbox slot="selection" className={styles.check}>
                <span className={box}>
                  <Icon icon={Check} size="s" />
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
    <Windowed isOn={ids.length > many} estimatedRowSize={36}>
      <AriaTree
        aria-label={label}
        items={items}
        className={styles.tree}
        selectionMode={selectionMode}
        selectedKeys={selected}
        onSelectionChange={(keys) => setSelected(chosenOf(keys, ids))}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        onAction={onAction ? (key) => onAction(String(key)) : undefined}
        disabledKeys={disabledKeys}
        renderEmptyState={() => <p className={styles.nothing}>{noRows}</p>}
      >
        {drawn}
      </AriaTree>
    </Windowed>
  );
}
