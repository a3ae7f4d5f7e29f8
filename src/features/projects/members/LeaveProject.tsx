import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '#openapi/client';
import { AlertDialog, Banner, notify, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { paths } from '../../paths';
import { listsAreOld, type Project, projectById } from '../queries';
import { openStepsOf } from './open-steps';
import { memberWords } from './words';

export interface LeaveProjectProps {
  project: Project;
  userId: string;
  onClose: () => void;
}

/** Asks before one leaves a project, after which the list of projects is shown. */
export function LeaveProject({ project, userId, onClose }: LeaveProjectProps) {
  const t = useWords(memberWords);
  const { language } = usePreferences();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => client.DELETE('/api/projects/{id}/members/leave', { params: { path: { id: project.id } } }),
    onSuccess: async () => {
      notify({ variant: 'success', title: t('left'), description: `${project.code} · ${project.name}` });
      await navigate(paths.projects());
      queryClient.removeQueries({ queryKey: projectById(project.id).queryKey });
      void listsAreOld(queryClient);
    },
  });
  return (
    <AlertDialog
      title={t('leaveTitle', { name: project.name })}
      confirmLabel={t('leave')}
      cancelLabel={t('cancel')}
      tone="critical"
      isOpen
      isBusy={leave.isPending}
      onOpenChange={onClose}
      onConfirm={() => leave.mutate()}
    >
      <Stack space="m">
        {leave.error && <Banner tone="critical" title={toProblem(leave.error, language).message} isLive />}
        <Text>{t('leaveText', { count: openStepsOf(project, userId) })}</Text>
      </Stack>
    </AlertDialog>
  );
}
