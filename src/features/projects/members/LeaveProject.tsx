import { useNavigate } from 'react-router-dom';
import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { queryClient } from '../../kernel/query';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { paths } from '../../paths';
import { type Project, projectById } from '../data/queries';
import { leaveProject } from './data/commands';
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
  const navigate = useNavigate();
  const { run, problem, isPending } = useCommand(leaveProject);
  const leave = async () => {
    const description = `${project.code} · ${project.name}`;
    const outcome = await run({ projectId: project.id }, { done: () => ({ title: t('left'), description }) });
    if (outcome.problem) return;
    await navigate(paths.projects());
    queryClient.removeQueries({ queryKey: projectById(project.id).queryKey });
  };
  return (
    <Confirm
      title={t('leaveTitle', { name: project.name })}
      act={t('leave')}
      back={t('cancel')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <Text>{t('leaveText', { count: openStepsOf(project, userId) })}</Text>
    </Confirm>
  );
}
