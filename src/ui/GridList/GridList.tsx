import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpDown, ArrowUpToLine, Check, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList as AriaGridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { box } from '../Checkbox/Checkbox.css';
import { Icon } from '../Icon/Icon';
import { chosenOf } from '../key-sets';
import { Menu } from '../Menu/Menu';
import { RowActions } from '../Menu/RowActions';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords, useWordsOf } from '../words';
import * as styles from './GridList.css';
import { movedBeside, movedTo } from './order';
import { keyOf, useRefocus } from './use-refocus';
import { words as ownWords } from './words';

export interface GridListProps<Item extends { id: string }> {
  /** Accessible name of the list. */
  label: string;
  /** Items in order, each with a unique id. */
  items: Item[];
  /** Returns the name of an item, for typeahead and screen readers. */
  nameOf: (item: Item) => string;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
  /** Selection mode: one or several items. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected ids (controlled). */
  selectedKeys?: Iterable<string>;
  /** Initially selected ids (uncontrolled). */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with all selected ids. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** Called with the id of an item on Enter or a press. */
  onAction?: (id: string) => void;
  /** Called with all ids in their new order. Enables drag, the menu "Mover para…" and Alt with arrow keys. */
  onReorder?: (ids: string[]) => void;
  /** Ids of disabled items. */
  disabledKeys?: Iterable<string>;
  /** Item that takes the focus on mount, from which typeahead and arrow keys continue. */
  autoFocusKey?: string;
  /** `EmptyState` for an empty list. */
  empty?: ReactNode;
}

/** Returns the `ref` of the item that takes the focus on its first render, before the next key press. */
function useAutoFocus() {
  const isFocused = useRef(false);
  return useCallback((item: HTMLElement | null) => {
    if (!item || isFocused.current) return;
    isFocused.current = true;
    item.focus();
  }, []);
}

/** A list of items to select, reorder or open. Every drag has a menu and a keyboard equivalent. */
export function GridList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  children,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onAction,
  onReorder,
  disabledKeys,
  autoFocusKey,
  empty,
}: GridListProps<Item>) {
  const words = useWordsOf(ownWords);
  const { noRows } = useWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(root);
  const [said, announce] = useAnnouncer();
  const [first] = useState(autoFocusKey);
  const autoFocus = useAutoFocus();
  const ids = items.map((item) => item.id);
  const named = (key: string) => {
    const item = items.find((each) => each.id === key);
    return item ? nameOf(item) : '';
  };

  const put = (moved: string, next: string[]) => {
    onReorder?.(next);
    announce(words.moved(named(moved), next.indexOf(moved) + 1, next.length));
    refocus(moved);
  };
  const step = (moved: string, by: number) => {
    const place = ids.indexOf(moved) + by;
    if (place >= 0 && place < ids.length) put(moved, movedTo(ids, moved, place));
  };

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onReorder === undefined,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': named(String(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const moved = new Set([...keys].map(String));
      const [first] = moved;
      if (first) put(first, movedBeside(ids, moved, String(target.key), target.dropPosition));
    },
  });

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!onReorder || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    const moved = keyOf(event.target);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    step(moved, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <div ref={root} role="presentation" onKeyDownCapture={onKeyDownCapture}>
      <Announcer said={said} />
      {onReorder && (
        <VisuallyHidden>
          <span id={id}>{words.howTo}</span>
        </VisuallyHidden>
      )}
      <AriaGridList
        aria-label={label}
        aria-describedby={onReorder ? id : undefined}
        items={items}
        className={styles.list}
        selectionMode={selectionMode}
        selectedKeys={selectedKeys}
        defaultSelectedKeys={defaultSelectedKeys}
        onSelectionChange={(keys) => onSelectionChange?.(chosenOf(keys, ids))}
        onAction={onAction ? (key) => onAction(String(key)) : undefined}
        disabledKeys={disabledKeys}
        dragAndDropHooks={onReorder ? dragAndDropHooks : undefined}
        dependencies={[children, onReorder, selectionMode, ids]}
        renderEmptyState={() => empty ?? <p className={styles.nothing}>{noRows}</p>}
      >
        {(item) => {
          const place = ids.indexOf(item.id);
          const name = nameOf(item);
          return (
            <GridListItem
              ref={item.id === first ? autoFocus : undefined}
              id={item.id}
              textValue={name}
              className={styles.item}
            >
              <div className={styles.line}>
                {onReorder && (
                  <AriaButton slot="drag" className={styles.handle} aria-label={words.drag(name)}>
                    <Icon icon={GripVertical} />
                  </AriaButton>
                )}
                {selectionMode === 'multiple' && (
                  <Checkbox slot="selection" className={styles.check}>
                    <span className={box}>
                      <Icon icon={Check} size="s" />
                    </span>
                  </Checkbox>
                )}
                <div className={styles.content}>{children(item)}</div>
                {selectionMode === 'single' && (
                  <span className={styles.tick}>
                    <Icon icon={Check} />
                  </span>
                )}
                {onReorder && (
                  <RowActions label={words.moveTo(name)} icon={ArrowUpDown}>
                    <Menu
                      label={words.moveTo(name)}
                      items={[
                        { id: 'first', label: words.first, icon: ArrowUpToLine, isDisabled: place === 0 },
                        { id: 'up', label: words.up, icon: ArrowUp, isDisabled: place === 0 },
                        { id: 'down', label: words.down, icon: ArrowDown, isDisabled: place === ids.length - 1 },
                        { id: 'last', label: words.last, icon: ArrowDownToLine, isDisabled: place === ids.length - 1 },
                      ]}
                      onAction={(where) => {
                        const to = { first: 0, up: place - 1, down: place + 1, last: ids.length }[where];
                        if (to !== undefined) put(item.id, movedTo(ids, item.id, to));
                      }}
                    />
                  </RowActions>
                )}
              </div>
            </GridListItem>
          );
        }}
      </AriaGridList>
    </div>
  );
}
