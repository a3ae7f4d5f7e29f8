import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AlertDialog, Banner, notify, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { ask } from '../kernel/query';
import { paths } from '../paths';
import { listsAreOld, type Project, projectById } from './queries';
import { words } from './words';

export interface DeleteProjectProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before deleting a project, with all that goes with it counted. */
export function DeleteProject({ project, isOpen, onOpenChange }: DeleteProjectProps) {
  const t = useWords(words);
  const { language } = usePreferences();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = ask.useMutation('delete', '/api/projects/{id}', {
    onSuccess: async () => {
      notify({ variant: 'success', title: t('deleted'), description: `${project.code} · ${project.name}` });
      await navigate(paths.projects());
      queryClient.removeQueries({ queryKey: projectById(project.id).queryKey });
      void listsAreOld(queryClient);
    },
  });
  return (
    <AlertDialog
      title={t('deleteTitle', { name: project.name })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="critical"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id: project.id } } })}
    >
      <Stack space="m">
        {remove.error && <Banner tone="critical" title={toProblem(remove.error, language).message} isLive />}
        <Text>
          {t('deleteText', {
            steps: project.steps.length,
            subSteps: project.steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0),
          })}
        </Text>
      </Stack>
    </AlertDialog>
  );
}
