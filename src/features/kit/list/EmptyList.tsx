import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, Inline, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import type { AnyList } from './use-list';
import { listWords } from './words';

export interface EmptyListProps {
  list: AnyList;
  createTo?: string;
  /** Another way to create the first row, if the person may create. */
  begin?: ReactNode;
}

/** Explains why a list is empty: no rows match the filters, or none exist. */
export function EmptyList({ list, createTo, begin }: EmptyListProps) {
  const t = useWords(list.words);
  const names = list.view.inForce(list.values);
  const [only] = names;
  const hasWordsOfItsOwn = names.length === 1 && only && only in list.words['pt-BR'].list.empty.only;
  if (hasWordsOfItsOwn)
    return (
      <EmptyState
        kind="nothing yet"
        title={t(`list.empty.only.${only}.title` as 'list.empty.title')}
        description={t(`list.empty.only.${only}.text` as 'list.empty.text')}
      />
    );
  if (names.length > 0) return <NothingMatches list={list} names={names} />;
  return (
    <EmptyState
      kind="nothing yet"
      title={t('list.empty.title')}
      description={t(createTo ? 'list.empty.text' : 'list.empty.textReadOnly')}
      action={
        createTo && (
          <Inline justify="center">
            <ButtonLink href={createTo} icon={Plus}>
              {t('create')}
            </ButtonLink>
            {begin}
          </Inline>
        )
      }
    />
  );
}

/** Explains that the filters hide all rows, with the number of rows that each filter hides. */
function NothingMatches({ list, names }: { list: AnyList; names: readonly string[] }) {
  const own = useWords(listWords);
  const t = useWords(list.words);
  const { view, values, change } = list;
  const counts = useQueries({ queries: names.map((name) => list.list.count(view.without(values, name))) });
  const hiding = names.flatMap((filter, index) => {
    const { count = 0, hasMore = false } = counts[index]?.data ?? {};
    return count > 0 ? [{ filter, count, hasMore: String(hasMore) }] : [];
  });
  const isKnown = counts.every(({ isPending }) => !isPending);
  return (
    <EmptyState
      kind="nothing matches"
      title={t('list.empty.filteredTitle')}
      description={isKnown ? t(hiding.length > 0 ? 'list.empty.filtered' : 'list.empty.filteredAll') : undefined}
      action={
        <Stack space="s" align="center">
          {hiding.map(({ filter, ...counted }) => (
            <Button key={filter} weight="soft" tone="neutral" onPress={() => change({ [filter]: view.usual[filter] })}>
              {t('list.empty.without', { filter, ...counted })}
            </Button>
          ))}
          <Button weight="quiet" tone="neutral" onPress={() => change(view.without(values, ...names))}>
            {own('filter.clear')}
          </Button>
        </Stack>
      }
    />
  );
}
