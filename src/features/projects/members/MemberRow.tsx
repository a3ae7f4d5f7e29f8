import { LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { MemberRole } from '#domain/member-role';
import { AlertDialog, Avatar, Badge, IconButton, Inline, notify, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { roleWords } from '../../kernel/role-words';
import { offerUndo } from '../../kernel/shortcuts/undo';
import type { Project } from '../queries';
import { LeaveProject } from './LeaveProject';
import * as styles from './MemberRow.css';
import { useChangeRole } from './queries';
import { RemoveMember } from './RemoveMember';
import { RoleSelect } from './RoleSelect';
import type { Member, rightsOver } from './rules';
import { memberWords } from './words';

export interface MemberRowProps {
  project: Project;
  member: Member;
  rights: ReturnType<typeof rightsOver>;
}

/** One member: who it is, the role, and what one may do about it. */
export function MemberRow({ project, member, rights }: MemberRowProps) {
  const t = useWords(memberWords);
  const role = useWords(roleWords);
  const { language } = usePreferences();
  const { day } = useFormats();
  const [asking, setAsking] = useState<'remove' | 'leave'>();
  const [ownRole, setOwnRole] = useState<MemberRole>();
  const change = useChangeRole(project.id);
  const { user, is_you: isYou } = member;
  const close = () => setAsking(undefined);

  const give = (next: MemberRole) =>
    change.mutate(
      { memberId: member.id, role: next },
      {
        onSuccess: () => {
          const said = t('changed', { name: user.name, role: role(`role.${next}`) });
          // Whoever lowers the own role may lack the power to raise it again.
          if (isYou) return notify({ variant: 'success', title: said });
          offerUndo(said, () => change.mutate({ memberId: member.id, role: member.role }));
        },
        onError: (error) =>
          notify({ variant: 'destructive', title: t('failedChange'), description: toProblem(error, language).message }),
        onSettled: () => setOwnRole(undefined),
      },
    );

  const shown = change.isPending ? change.variables.role : member.role;
  return (
    <div className={styles.row}>
      <div className={styles.person}>
        <Avatar name={user.name} />
        <Stack space="none">
          <Inline space="s" align="center">
            <Text as="span" weight="medium">
              {user.name}
            </Text>
            {isYou && <Badge tone="accent">{t('you')}</Badge>}
          </Inline>
          {user.email && (
            <Text as="span" size="s" tone="secondary">
              {user.email}
            </Text>
          )}
          <Text as="span" size="s" tone="secondary">
            {t('since', { day: day(member.joined_at.slice(0, 10)) })}
          </Text>
        </Stack>
      </div>
      <div className={styles.acts}>
        {rights.roles.length > 0 || (rights.isLastOwner && rights.mayTouch) ? (
          <div className={styles.role}>
            <RoleSelect
              label={t('roleOf', { name: user.name })}
              isLabelHidden
              roles={rights.roles}
              value={shown}
              isDisabled={rights.isLastOwner || change.isPending}
              onChange={isYou ? setOwnRole : give}
            />
          </div>
        ) : (
          <Badge>{role(`role.${member.role}`)}</Badge>
        )}
        {isYou && (
          <IconButton
            label={t('leave')}
            icon={LogOut}
            weight="quiet"
            isDisabled={!rights.mayLeave}
            onPress={() => setAsking('leave')}
          />
        )}
        {!isYou && rights.mayTouch && (
          <IconButton
            label={t('remove', { name: user.name })}
            icon={UserMinus}
            weight="quiet"
            isDisabled={!rights.mayRemove}
            onPress={() => setAsking('remove')}
          />
        )}
      </div>
      {rights.isLastOwner && (isYou || rights.mayTouch) && (
        <div className={styles.reason}>
          <Text size="s" tone="secondary">
            {t(isYou ? 'lastOwner' : 'lastOwnerOther')}
          </Text>
        </div>
      )}
      {ownRole && (
        <AlertDialog
          title={t('ownTitle')}
          confirmLabel={t('ownConfirm')}
          cancelLabel={t('cancel')}
          isOpen
          isBusy={change.isPending}
          onOpenChange={() => setOwnRole(undefined)}
          onConfirm={() => give(ownRole)}
        >
          <Text>{t('ownText', { role: role(`role.${ownRole}`), may: role(`may.${ownRole}`) })}</Text>
        </AlertDialog>
      )}
      {asking === 'remove' && <RemoveMember project={project} member={member} onClose={close} />}
      {asking === 'leave' && <LeaveProject project={project} userId={user.id} onClose={close} />}
    </div>
  );
}
