import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import type { Project } from '../data/queries';
import { removeMember } from './data/commands';
import { openStepsOf } from './open-steps';
import type { Member } from './rules';
import { memberWords } from './words';

export interface RemoveMemberProps {
  project: Project;
  member: Member;
  onClose: () => void;
}

/** Asks before taking somebody out of a project, with what happens to the open steps. */
export function RemoveMember({ project, member, onClose }: RemoveMemberProps) {
  const t = useWords(memberWords);
  const { name, id: userId } = member.user;
  const { run, problem, isPending } = useCommand(removeMember);
  const remove = async () => {
    const input = { projectId: project.id, memberId: member.id };
    const outcome = await run(input, { done: () => t('removed', { name }) });
    if (!outcome.problem) onClose();
  };
  return (
    <Confirm
      title={t('removeTitle', { name })}
      act={t('removeConfirm')}
      back={t('cancel')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>{t('removeText', { count: openStepsOf(project, userId) })}</Text>
    </Confirm>
  );
}
