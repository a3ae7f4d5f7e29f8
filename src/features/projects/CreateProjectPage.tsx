import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, ButtonLink, Card, Inline, notify, Page, Stack } from '#ui';
import { useDraft } from '../kernel/draft';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { ask } from '../kernel/query';
import { usePerson } from '../kernel/session';
import { paths } from '../paths';
import { ProjectForm, type ProjectValues } from './ProjectForm';
import { listsAreOld, projectById } from './queries';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('create') };

const blank: ProjectValues = { name: '', description: '', dead_line: null, unit_id: null };
const formId = 'new-project';

/** A new project. What is typed is kept in this tab until it is created. */
export function Component() {
  const t = useWords(words);
  const { language } = usePreferences();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const units = usePerson()?.units ?? [];
  const draft = useDraft<ProjectValues>('project', { ...blank, unit_id: units[0]?.id ?? null });
  const [wasRestored, setWasRestored] = useState(draft.changed);
  const create = ask.useMutation('post', '/api/projects', {
    onSuccess: (project) => {
      draft.finish();
      queryClient.setQueryData(projectById(project.id).queryKey, project);
      void listsAreOld(queryClient);
      notify({ variant: 'success', title: t('saved'), description: `${project.code} · ${project.name}` });
      void navigate(paths.project({ projectId: project.id }), { replace: true });
    },
  });
  const problem = create.error ? toProblem(create.error, language) : undefined;

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
                  draft.change({ ...blank, unit_id: units[0]?.id ?? null });
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
            <ProjectForm
              id={formId}
              values={draft.values}
              onChange={draft.change}
              onSubmit={(values) => create.mutate({ body: values })}
              units={units}
              problem={problem}
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
