import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Badge } from '../Badge/Badge';
import { handle } from '../GridList/GridList.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../Menu/Menu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import type { BoardColumnEntry } from './Board';
import * as styles from './Board.css';
import { words as ownWords } from './words';

const kind = 'application/x-trama-card';

interface BoardColumnProps<Item extends { id: string }> {
  column: BoardColumnEntry;
  columns: BoardColumnEntry[];
  items: Item[];
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onMove?: (id: string, column: string, place: number) => void;
  onAction?: (id: string) => void;
  isCollapsed: boolean;
  onTurn: (isOpen: boolean) => void;
}

/** One column of a `Board`. */
export function BoardColumn<Item extends { id: string }>({
  column,
  columns,
  items,
  nameOf,
  children,
  onMove,
  onAction,
  isCollapsed,
  onTurn,
}: BoardColumnProps<Item>) {
  const words = useWordsOf(ownWords);
  const id = useId();
  const ids = items.map((item) => item.id);
  const isOver = column.limit !== undefined && items.length > column.limit;

  const drop = (moved: string[], beside?: string, side?: string) => {
    const rest = ids.filter((each) => !moved.includes(each));
    const place = beside === undefined ? rest.length : rest.indexOf(beside) + (side === 'after' ? 1 : 0);
    for (const [index, each] of moved.entries()) onMove?.(each, column.id, place + index);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const item = items.find((each) => each.id === key);
        return { [kind]: String(key), 'text/plain': item ? nameOf(item) : '' };
      }),
    acceptedDragTypes: [kind],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => drop([...keys].map(String), String(target.key), target.dropPosition),
    onInsert: async ({ items: dropped, target }) =>
      drop(
        await Promise.all(dropped.filter(isTextDropItem).map((item) => item.getText(kind))),
        String(target.key),
        target.dropPosition,
      ),
    onRootDrop: async ({ items: dropped }) =>
      drop(await Promise.all(dropped.filter(isTextDropItem).map((item) => item.getText(kind)))),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields it is not.
    <div role="group" aria-labelledby={id} className={styles.column} data-collapsed={isCollapsed || undefined}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {column.label}
        </h3>
        <Badge tone={isOver ? 'warning' : 'neutral'}>
          <span aria-hidden>{column.limit === undefined ? items.length : `${items.length}/${column.limit}`}</span>
          <VisuallyHidden>
            {words.cards(items.length)}
            {isOver && column.limit !== undefined ? `, ${words.overLimit(column.limit)}` : ''}
          </VisuallyHidden>
        </Badge>
        <IconButton
          size="s"
          label={isCollapsed ? words.expand(column.label) : words.collapse(column.label)}
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          aria-expanded={!isCollapsed}
          onPress={() => onTurn(isCollapsed)}
        />
      </header>
      {!isCollapsed && (
        <>
          {onMove && (
            <VisuallyHidden>
              <span id={`${id}-how`}>{words.howTo}</span>
            </VisuallyHidden>
          )}
          <GridList
            aria-labelledby={id}
            aria-describedby={onMove ? `${id}-how` : undefined}
            items={items}
            className={styles.list}
            onAction={onAction ? (key) => onAction(String(key)) : undefined}
            dragAndDropHooks={onMove ? dragAndDropHooks : undefined}
            dependencies={[children, columns, ids, onMove]}
            renderEmptyState={() => <p className={styles.nothing}>{words.nothing}</p>}
          >
            {(item) => {
              const name = nameOf(item);
              const place = ids.indexOf(item.id);
              return (
                <GridListItem id={item.id} textValue={name} className={styles.card}>
                  <div className={styles.inside}>
                    {onMove && (
                      <AriaButton slot="drag" className={handle} aria-label={words.drag(name)}>
                        <Icon icon={GripVertical} />
                      </AriaButton>
                    )}
                    <div className={styles.content}>{children(item)}</div>
                    {onMove && (
                      <MenuTrigger>
                        <IconButton size="s" label={words.moveTo(name)} icon={ArrowUpDown} />
                        <Menu
                          label={words.moveTo(name)}
                          onAction={(where) => {
                            if (where === ':up') onMove(item.id, column.id, place - 1);
                            else if (where === ':down') onMove(item.id, column.id, place + 1);
                            else onMove(item.id, where, Number.MAX_SAFE_INTEGER);
                          }}
                        >
                          <MenuSection label={words.columns}>
                            {columns
                              .filter((each) => each.id !== column.id)
                              .map((each) => (
                                <MenuItem key={each.id} id={each.id}>
                                  {each.label}
                                </MenuItem>
                              ))}
                          </MenuSection>
                          <MenuSection label={words.within}>
                            <MenuItem id=":up" icon={ArrowUp} isDisabled={place === 0}>
                              {words.up}
                            </MenuItem>
                            <MenuItem id=":down" icon={ArrowDown} isDisabled={place === ids.length - 1}>
                              {words.down}
                            </MenuItem>
                          </MenuSection>
                        </Menu>
                      </MenuTrigger>
                    )}
                  </div>
                </GridListItem>
              );
            }}
          </GridList>
        </>
      )}
    </div>
  );
}
