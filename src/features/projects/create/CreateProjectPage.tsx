import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newProjectRules } from '#openapi/rules/new-project';
import { Banner, Button, Divider, notify } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { toProblem } from '../../kernel/problem';
import { queryClient } from '../../kernel/query';
import { getSelection } from '../../kernel/selection';
import { usePerson } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormPage } from '../../kit/form/FormPage';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { IgnoredPart } from '../../kit/list/IgnoredPart';
import { paths } from '../../paths';
import { type Project, projectById } from '../data/queries';
import { ProjectFields, type ProjectValues, useProjectFields } from '../ProjectFields';
import { words } from '../words';
import { createProject } from './create-project';
import { SimilarProjects } from './SimilarProjects';
import { SourcePreview } from './SourcePreview';
import { type Start, StartFields, starts } from './StartFields';
import { createWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('create') };

const blank = { name: '', description: '', dead_line: null };

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
  const said = query.get('start');
  const ignored = said !== null && !asked ? [said] : [];
  return {
    ignored,
    start,
    from: start === 'blank' ? undefined : from,
    source: from ? source : undefined,
    error,
    refetch,
    set,
  };
}

/** A new project, blank or begun from another. What is typed is kept in this tab until it is created. */
export function Component() {
  const t = useWords(words);
  const own = useWords(createWords);
  const navigate = useNavigate();
  const units = usePerson()?.units ?? [];
  const [last] = useState(getSelection);
  const unit = units.find(({ id }) => id === last.unit);
  const { ignored, start, from, source, error, refetch, set } = useStart();
  const [isMissing, setMissing] = useState(false);
  const form = useEntityForm<ProjectValues, Project>({
    of: { values: { ...blank, unit_id: unit?.id ?? null } },
    draft: 'project',
    rules: newProjectRules,
    fields: useProjectFields(units),
    isReady: () => {
      setMissing(start !== 'blank' && !from);
      return start === 'blank' || from !== undefined;
    },
    send: (values) => sendCommand(createProject, { ...values, from }),
    onSent: (project) => {
      queryClient.setQueryData(projectById(project.id).queryKey, project);
      notify({ variant: 'success', title: t('saved'), description: `${project.code} · ${project.name}` });
      return navigate(paths.project({ projectId: project.id }), { replace: true });
    },
  });

  const copied = start === 'copy' && form.values.name === '' ? source?.name : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is suggested once for a project, and may be emptied.
  useEffect(() => {
    if (copied) form.change({ name: own('copyOf', { name: copied }).slice(0, newProjectRules.name.maxLength) });
  }, [source?.id]);

  return (
    <FormPage
      title={t('newTitle')}
      form={form}
      submit={t('create')}
      cancelTo={paths.projects()}
      head={
        <>
          <IgnoredPart ignored={ignored} change={() => set({ start, from })} />
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
                <Button size="s" weight="soft" tone="neutral" onPress={() => void refetch()}>
                  {own('preview.retry')}
                </Button>
              }
            >
              {toProblem(error).message}
            </Banner>
          )}
          {from && source && <SourcePreview source={source} deadline={form.values.dead_line} />}
          <Divider />
        </>
      }
    >
      <ProjectFields
        form={form}
        units={units}
        nameNote={<SimilarProjects name={form.values.name} apart={from} />}
        hasDescription={start === 'blank'}
      />
    </FormPage>
  );
}
