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
  /** Names the tree for a screen reader. */
  label: string;
  /** What stands at the top, in its order. */
  items: Item[];
  /** What stands below an item. */
  below: (item: Item) => Item[];
  /** What an item is called, for search by letters and for what is read aloud. */
  nameOf: (item: Item) => string;
  /** How an item is drawn; its name, if not said. */
  children?: (item: Item) => ReactNode;
  /** How many may be chosen at a time. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of what is chosen, when the caller keeps them. */
  selectedKeys?: Iterable<string>;
  /** The ids of what is chosen to begin with, when the component keeps them itself. */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all that is now chosen. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** The ids of what is unfolded, when the caller keeps them. */
  expandedKeys?: Iterable<string>;
  /** The ids of what is unfolded to begin with, when the component keeps them itself. */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all that is now unfolded. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** What Enter or a press does. */
  onAction?: (id: string) => void;
  /** The ids of what can be neither chosen nor acted on. */
  disabledKeys?: Iterable<string>;
}

// Of more than these, only the rows in sight are drawn.
const many = 200;

/** Things within things: the right arrow opens, the left one closes and goes up. */
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
