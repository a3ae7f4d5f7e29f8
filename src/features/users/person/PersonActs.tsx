import { Ellipsis, Trash2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Menu, MenuItem, MenuTrigger, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { changeUser, type User } from '../data/users';
import { DeleteUser } from './DeleteUser';
import { personWords } from './words';

/** What an administrator may do with somebody's account; not with their own, nor with one that may do more. */
export function PersonActs({ user }: { user: User }) {
  const t = useWords(personWords);
  const [asked, setAsked] = useState<'deactivate' | 'delete'>();
  const { run, problem, isPending } = useCommand(changeUser);
  const isOwn = usePerson()?.id === user.id;
  if (isOwn || user.has_more_access) return null;
  const { id, name, version } = user;
  const turn = async (status: 'active' | 'inactive') => {
    const says = { done: () => t(status === 'active' ? 'reactivated' : 'deactivated', { name }) };
    const outcome = await run({ id, change: { status, version } }, { ...says, failed: () => t('notChanged') });
    if (!outcome.problem) setAsked(undefined);
  };
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('more', { name })} icon={Ellipsis} weight="soft" />
        <Menu label={t('more', { name })}>
          {user.status === 'inactive' ? (
            <MenuItem id="reactivate" icon={UserCheck} onAction={() => void turn('active')}>
              {t('reactivate')}
            </MenuItem>
          ) : (
            <MenuItem id="deactivate" icon={UserX} onAction={() => setAsked('deactivate')}>
              {t('deactivate')}
            </MenuItem>
          )}
          <MenuItem id="delete" icon={Trash2} tone="critical" onAction={() => setAsked('delete')}>
            {t('delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {asked === 'deactivate' && (
        <Confirm
          title={t('deactivateTitle', { name })}
          act={t('deactivate')}
          isPending={isPending}
          problem={problem}
          onConfirm={() => void turn('inactive')}
          onClose={() => setAsked(undefined)}
        >
          <Text>{t('deactivateText')}</Text>
        </Confirm>
      )}
      {asked === 'delete' && <DeleteUser user={user} onClose={() => setAsked(undefined)} />}
    </>
  );
}
