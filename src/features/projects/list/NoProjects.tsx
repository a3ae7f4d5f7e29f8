import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { Day } from '#domain/dates';
import { client } from '#openapi/client';
import { Button, ButtonLink, EmptyState, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { paths } from '../../paths';
import { words } from '../words';
import { inForce, type ProjectFilters, usual, without } from './filters';
import { askedOf } from './queries';
import { listWords } from './words';

export interface NoProjectsProps {
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
}

/** Why there is no project: because the filters hide them, or because there is none yet. */
export function NoProjects({ filters, onChange }: NoProjectsProps) {
  const today = useFormats().today();
  const names = inForce(filters);
  const isNarrowed = names.length > 0 && !(filters.templates && names.length === 1);
  if (isNarrowed) return <NothingMatches filters={filters} onChange={onChange} today={today} />;
  return <NothingYet isOfTemplates={filters.templates} />;
}

/** No project because the filters hide them: says how many each of them hides. */
function NothingMatches({ filters, onChange, today }: NoProjectsProps & { today: Day }) {
  const t = useWords(listWords);
  const names = inForce(filters);
  // With one filter alone, to take it away is to clear them all.
  const answers = useQueries({
    queries: names.map((name) => {
      const query = { ...askedOf(without(filters, name), today), limit: 50 };
      return {
        queryKey: ['get', '/api/projects', 'without', query],
        queryFn: async () => (await client.GET('/api/projects', { params: { query } })).data,
      };
    }),
  });
  const hiding = names.flatMap((filter, index) => {
    const answer = answers[index]?.data;
    const count = answer?.data.length ?? 0;
    return count > 0 ? [{ filter, count, hasMore: String(Boolean(answer?.page.next_cursor)) }] : [];
  });
  const isKnown = answers.every(({ isPending }) => !isPending);
  return (
    <EmptyState
      kind="nothing matches"
      title={t('empty.filteredTitle')}
      description={isKnown ? t(hiding.length > 0 ? 'empty.filtered' : 'empty.filteredAll') : undefined}
      action={
        <Stack space="s" align="center">
          {hiding.map(({ filter, ...told }) => (
            <Button key={filter} weight="soft" tone="neutral" onPress={() => onChange({ [filter]: usual[filter] })}>
              {t('empty.without', { filter, ...told })}
            </Button>
          ))}
          <Button weight="quiet" tone="neutral" onPress={() => onChange(without(filters, ...names))}>
            {t('filter.clear')}
          </Button>
        </Stack>
      }
    />
  );
}

/** No project because there is none yet, and the first act. */
function NothingYet({ isOfTemplates }: { isOfTemplates: boolean }) {
  const t = useWords(listWords);
  const shared = useWords(words);
  const mayCreate = useCan()('create:projects');
  if (isOfTemplates)
    return <EmptyState kind="nothing yet" title={t('empty.templatesTitle')} description={t('empty.templates')} />;
  return (
    <EmptyState
      kind="nothing yet"
      title={t('empty.title')}
      description={mayCreate ? t('empty.text') : t('empty.textReadOnly')}
      action={
        mayCreate && (
          <ButtonLink href={paths.createProject()} icon={Plus}>
            {shared('create')}
          </ButtonLink>
        )
      }
    />
  );
}
