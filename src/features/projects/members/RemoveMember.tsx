import { client } from '#openapi/client';
import { AlertDialog, Banner, notify, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import type { Project } from '../queries';
import { openStepsOf } from './open-steps';
import { usePeopleChange } from './queries';
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
  const { language } = usePreferences();
  const { name, id: userId } = member.user;
  const remove = usePeopleChange(project.id, () =>
    client.DELETE('/api/projects/{id}/members/{memberId}', {
      params: { path: { id: project.id, memberId: member.id } },
    }),
  );
  return (
    <AlertDialog
      title={t('removeTitle', { name })}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('cancel')}
      tone="critical"
      isOpen
      isBusy={remove.isPending}
      onOpenChange={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notify({ variant: 'success', title: t('removed', { name }) });
            onClose();
          },
        })
      }
    >
      <Stack space="m">
        {remove.error && <Banner tone="critical" title={toProblem(remove.error, language).message} isLive />}
        <Text>{t('removeText', { count: openStepsOf(project, userId) })}</Text>
      </Stack>
    </AlertDialog>
  );
}
