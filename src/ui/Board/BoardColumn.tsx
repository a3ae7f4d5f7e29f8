import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useCallback, useId } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Badge } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type Places, Windowed } from '../windowing/Windowed';
import { useWordsOf } from '../words';
import type { BoardColumnEntry } from './Board';
import * as styles from './Board.css';
import { BoardCard } from './BoardCard';
import { words as ownWords } from './words';

const kind = 'application/x-trama-card';

// Above this number of cards a column is virtualized.
const many = 50;

interface BoardColumnProps<Item extends { id: string }> {
  column: BoardColumnEntry;
  columns: BoardColumnEntry[];
  items: Item[];
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onMove?: (id: string, column: string, place: number) => void;
  onAction?: (id: string) => void;
  /** Layouts of the virtualized columns, by column id. */
  places: Map<string, Places>;
  isCollapsed: boolean;
  onTurn: (isOpen: boolean) => void;
}

/** A column of a `Board`. */
export function BoardColumn<Item extends { id: string }>({
  column,
  columns,
  items,
  nameOf,
  children,
  onMove,
  onAction,
  places,
  isCollapsed,
  onTurn,
}: BoardColumnProps<Item>) {
  const words = useWordsOf(ownWords);
  const id = useId();
  const ids = items.map((item) => item.id);
  const isLong = items.length > many;
  const hold = useCallback(
    (known: Places) => {
      places.set(column.id, known);
      return () => {
        places.delete(column.id);
      };
    },
    [places, column.id],
  );
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

  const list = (
    <GridList
      aria-labelledby={id}
      aria-describedby={onMove ? `${id}-how` : undefined}
      items={items}
      data-column={column.id}
      className={isLong ? styles.longList : styles.list}
      onAction={onAction ? (key) => onAction(String(key)) : undefined}
      dragAndDropHooks={onMove ? dragAndDropHooks : undefined}
      dependencies={[children, columns, ids, onMove]}
      renderEmptyState={() => <p className={styles.nothing}>{words.nothing}</p>}
    >
      {(item) => (
        <BoardCard
          id={item.id}
          name={nameOf(item)}
          place={ids.indexOf(item.id)}
          last={ids.length - 1}
          column={column.id}
          columns={columns}
          onMove={onMove}
        >
          {children(item)}
        </BoardCard>
      )}
    </GridList>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a set of form fields.
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
          <Windowed isOn={isLong} estimatedRowSize={72} gap={8} padding={8} onLayout={hold}>
            {list}
          </Windowed>
        </>
      )}
    </div>
  );
}
