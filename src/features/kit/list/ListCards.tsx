import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { Button, Card, Disclosure, Inline, Link, Stack, Text, TickBox } from '#ui';
import { useFirstRows } from '#ui/windowing/use-first-rows';
import { useWords } from '../../kernel/language';
import { type RowsRef, useRowsInPlace } from './focus';
import * as styles from './ListCards.css';
import type { AnyList } from './use-list';
import { listWords } from './words';

/** The parts of a card besides the name. */
export interface CardParts {
  /** Title instead of the name, for rows that are not named entities. */
  title?: string;
  /** Content before the name, such as a code. */
  lead?: ReactNode;
  /** Content at the end of the title line. */
  aside?: ReactNode;
  body?: ReactNode;
}

export interface NamedRow {
  id: string;
  name: string;
}

export interface ListCardsProps<Row extends NamedRow> {
  list: AnyList;
  card: (row: Row) => CardParts;
  href?: (row: Row) => string;
  isSelectable: boolean;
  rows: RowsRef;
}

/** Estimated card height with one or two facts, in pixels. */
const usual = 100;

interface CardsProps<Row extends NamedRow> extends Omit<ListCardsProps<Row>, 'rows'> {
  label: string;
  shown: Row[];
  places: ReturnType<typeof useRowsInPlace>;
}

function Cards<Row extends NamedRow>({ list, label, shown, card, href, isSelectable, places }: CardsProps<Row>) {
  const own = useWords(listWords);
  const { selectedKeys, toggle } = list.selection;
  const cards = useRef<HTMLUListElement>(null);
  const first = useFirstRows(cards, shown.length, usual);
  return (
    <ul ref={cards} className={styles.cards} aria-label={label} aria-busy={list.isPending || undefined}>
      {shown.slice(0, first).map((row) => {
        const { title, lead, aside, body } = card(row);
        const isSelected = selectedKeys.has(row.id);
        const name = href ? (
          <Link ref={places.target(row.id)} href={href(row)} weight="quiet">
            {row.name}
          </Link>
        ) : (
          <Text weight="medium">{title ?? row.name}</Text>
        );
        return (
          <li key={row.id} className={styles.place({ isSelected })} {...places.around(row.id)}>
            <Card padding="m">
              <div className={styles.card}>
                <Stack space="xs">
                  <Inline justify="between" align="center" wrap={false}>
                    <Inline space="s" align="center" wrap={false}>
                      {isSelectable && (
                        <span className={styles.select}>
                          <TickBox
                            label={own('select', { name: row.name })}
                            isSelected={isSelected}
                            onChange={(_, withShift) => toggle(row.id, withShift)}
                          />
                        </span>
                      )}
                      {lead ?? name}
                    </Inline>
                    {aside}
                  </Inline>
                  {lead && name}
                </Stack>
                {body}
              </div>
            </Card>
          </li>
        );
      })}
      {shown.slice(first).map((row) => (
        <li key={row.id} className={styles.coming} aria-hidden="true" />
      ))}
    </ul>
  );
}

/** Rows as cards, optionally in collapsible groups. */
export function ListCards<Row extends NamedRow>({ rows, ...props }: ListCardsProps<Row>) {
  const { list } = props;
  const t = useWords(list.words);
  const places = useRowsInPlace();
  useImperativeHandle(rows, () => places.handle, [places]);
  const { grouping } = list;
  if (!grouping) return <Cards {...props} label={t('title')} shown={list.rows ?? []} places={places} />;
  return (
    <Stack space="s">
      {grouping.groups.map(({ id, label, note, isFolded, rows: inside, more }) => (
        <Disclosure
          key={id}
          level={2}
          title={
            <Inline space="s" align="baseline">
              {label}
              <Text as="span" size="s" tone="secondary" isTabular>
                {note}
              </Text>
            </Inline>
          }
          isExpanded={!isFolded}
          onExpandedChange={() => grouping.toggle(id)}
        >
          <Stack space="s">
            <Cards {...props} label={label} shown={inside} places={places} />
            {more && (
              <Inline>
                <Button weight="soft" tone="neutral" onPress={() => grouping.showMore(id)}>
                  {more}
                </Button>
              </Inline>
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
