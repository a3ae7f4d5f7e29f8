import { LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { MemberRole } from '#domain/access';
import { Avatar, Badge, IconButton, Inline, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { RoleSelect } from '../../kernel/roles/RoleSelect';
import { roleWords } from '../../kernel/roles/words';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import type { Project } from '../data/queries';
import { changeRole } from './data/commands';
import { LeaveProject } from './LeaveProject';
import * as styles from './MemberRow.css';
import { RemoveMember } from './RemoveMember';
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
  const roles = useWords(roleWords);
  const { day, dayAt } = useFormats();
  const [asking, setAsking] = useState<'remove' | 'leave'>();
  const [ownRole, setOwnRole] = useState<MemberRole>();
  const change = useCommand(changeRole);
  const { user, is_you: isYou } = member;
  const close = () => setAsking(undefined);

  const give = async (role: MemberRole) => {
    const { role: before } = member;
    await change.run(
      { projectId: project.id, memberId: member.id, role, before: isYou ? undefined : before },
      {
        failed: () => t('failedChange'),
        done: () => t('changed', { name: user.name, role: roles(`role.${role}`) }),
      },
    );
    setOwnRole(undefined);
  };

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
            {t('since', { day: day(dayAt(member.joined_at)) })}
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
              value={member.role}
              isDisabled={rights.isLastOwner}
              onChange={(next) => (isYou ? setOwnRole(next) : void give(next))}
            />
          </div>
        ) : (
          <Badge>{roles(`role.${member.role}`)}</Badge>
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
        <Confirm
          title={t('ownTitle')}
          act={t('ownConfirm')}
          back={t('cancel')}
          tone="accent"
          isPending={change.isPending}
          onConfirm={() => void give(ownRole)}
          onClose={() => setOwnRole(undefined)}
        >
          <Text>{t('ownText', { role: roles(`role.${ownRole}`), may: roles(`may.${ownRole}`) })}</Text>
        </Confirm>
      )}
      {asking === 'remove' && <RemoveMember project={project} member={member} onClose={close} />}
      {asking === 'leave' && <LeaveProject project={project} userId={user.id} onClose={close} />}
    </div>
  );
}
