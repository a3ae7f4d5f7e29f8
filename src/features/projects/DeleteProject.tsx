import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foldText } from '#domain/search';
import { AlertDialog, Banner, notify, Stack, Text, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { queryClient } from '../kernel/query';
import { useCommand } from '../kit/command';
import { paths } from '../paths';
import { deleteProject } from './data/commands';
import { type Project, projectById } from './data/queries';
import { words } from './words';

export interface DeleteProjectProps {
  project: Project;
  onClose: () => void;
}

/** Asks before deleting a project, with all that goes with it counted; who means it types its name. */
export function DeleteProject({ project, onClose }: DeleteProjectProps) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { run, isPending, problem } = useCommand(deleteProject);
  const [typed, setTyped] = useState('');
  const isMeant = foldText(typed) === foldText(project.name);
  const remove = async () => {
    if (!isMeant || (await run({ projectId: project.id })).problem) return;
    notify({ variant: 'success', title: t('deleted'), description: `${project.code} · ${project.name}` });
    await navigate(paths.projects());
    queryClient.removeQueries({ queryKey: projectById(project.id).queryKey });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void remove();
  };
  return (
    <AlertDialog
      title={t('deleteTitle', { name: project.name })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="critical"
      focus="content"
      isOpen
      onOpenChange={onClose}
      isConfirmDisabled={!isMeant}
      isPending={isPending}
      onConfirm={() => void remove()}
    >
      <Stack space="m">
        {problem && <Banner tone="critical" title={problem.message} isLive />}
        <Text>
          {t('deleteText', {
            steps: project.steps.length,
            subSteps: project.steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0),
          })}
        </Text>
        <form onSubmit={onSubmit}>
          <TextField
            label={t('deleteName', { name: project.name })}
            value={typed}
            onChange={setTyped}
            autoFocus
            autoComplete="off"
          />
        </form>
      </Stack>
    </AlertDialog>
  );
}
