import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner, Button, ButtonLink, Card, Divider, Inline, Page, Stack } from '#ui';
import { useDraft } from '../../kernel/draft';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { selection } from '../../kernel/selection';
import { usePerson } from '../../kernel/session';
import { paths } from '../../paths';
import { ProjectForm, type ProjectValues } from '../ProjectForm';
import { projectById } from '../queries';
import { words } from '../words';
import { SourcePreview } from './SourcePreview';
import { type Start, StartFields, starts } from './StartFields';
import { useCreate } from './use-create';
import { createWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('create') };

const blank: ProjectValues = { name: '', description: '', dead_line: null, unit_id: null };
const formId = 'new-project';

/** What the address says to begin from: `start` and, for a template or another project, `from`. */
function useStart() {
  const [query, setQuery] = useSearchParams();
  const from = query.get('from') ?? undefined;
  const { data: source, error, refetch } = useQuery({ ...projectById(from ?? ''), enabled: from !== undefined });
  const asked = starts.find((start) => start === query.get('start'));
  const start: Start = asked ?? (from ? (source?.is_template ? 'template' : 'copy') : 'blank');
  const set = (next: { start: Start; from?: string }) =>
    setQuery(next.start === 'blank' ? {} : { start: next.start, ...(next.from && { from: next.from }) }, {
      replace: true,
    });
  return { start, from: start === 'blank' ? undefined : from, source: from ? source : undefined, error, refetch, set };
}

/** A new project, blank or begun from another. What is typed is kept in this tab until it is created. */
export function Component() {
  const t = useWords(words);
  const own = useWords(createWords);
  const { language } = usePreferences();
  const units = usePerson()?.units ?? [];
  const [last] = useState(selection);
  const initial = { ...blank, unit_id: (units.find(({ id }) => id === last.unit) ?? units[0])?.id ?? null };
  const draft = useDraft<ProjectValues>('project', initial);
  const [wasRestored, setWasRestored] = useState(draft.changed);
  const [isMissing, setMissing] = useState(false);
  const { start, from, source, error, refetch, set } = useStart();
  const create = useCreate(draft.finish);
  const problem = create.error ? toProblem(create.error, language) : undefined;

  const copied = start === 'copy' && draft.values.name === '' ? source?.name : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is suggested once for a project, and may be emptied.
  useEffect(() => {
    if (copied) draft.change({ name: own('copyOf', { name: copied }).slice(0, 120) });
  }, [source?.id]);

  const submit = (values: ProjectValues) => {
    setMissing(start !== 'blank' && !from);
    if (start === 'blank' || from) create.mutate({ values, from });
  };

  return (
    <Page title={t('newTitle')} width="text">
      <Stack space="l">
        {wasRestored && (
          <Banner
            tone="info"
            title={t('draft')}
            action={
              <Button
                size="small"
                weight="soft"
                tone="neutral"
                onPress={() => {
                  draft.change(initial);
                  setWasRestored(false);
                }}
              >
                {t('discard')}
              </Button>
            }
          />
        )}
        <Card padding="l">
          <Stack space="l">
            <StartFields
              start={start}
              onStart={(next) => set({ start: next })}
              value={from}
              chosen={source}
              onChange={(id) => set({ start, from: id })}
              error={isMissing && !from ? own('start.missing') : undefined}
            />
            {from && error && (
              <Banner
                tone="critical"
                title={own('preview.failed')}
                action={
                  <Button size="small" weight="soft" tone="neutral" onPress={() => void refetch()}>
                    {own('preview.retry')}
                  </Button>
                }
              >
                {toProblem(error, language).message}
              </Banner>
            )}
            {from && source && <SourcePreview source={source} hasDeadline={draft.values.dead_line !== null} />}
            <Divider />
            <ProjectForm
              id={formId}
              values={draft.values}
              onChange={draft.change}
              onSubmit={submit}
              units={units}
              problem={problem}
              hasDescription={start === 'blank'}
            />
            <Inline justify="end">
              <ButtonLink href={paths.projects()} weight="soft" tone="neutral">
                {t('cancel')}
              </ButtonLink>
              <Button type="submit" form={formId} isPending={create.isPending}>
                {t('create')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
