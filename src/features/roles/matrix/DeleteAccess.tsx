import { Button, ButtonLink, Modal, notify, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { paths } from '../../paths';
import type { Permission, Role } from '../data/access';
import { deletePermission, deleteRole } from '../data/commands';
import { useNames } from '../use-names';
import { dialogWords } from './words';

/** Asks before deleting a role; one that somebody has leads to them instead. */
export function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useWords(dialogWords);
  const names = useNames();
  const { run, isPending, problem } = useCommand(deleteRole);
  const name = names.role(role);
  if (role.users_count > 0)
    return (
      <Modal
        title={t('deleteRole', { name })}
        size="sm"
        isOpen
        onOpenChange={onClose}
        footer={
          <>
            <Button weight="soft" tone="neutral" onPress={onClose}>
              {t('close')}
            </Button>
            <ButtonLink href={`${paths.rbacPeople()}?role=${role.id}`}>{t('seePeople')}</ButtonLink>
          </>
        }
      >
        <Text>{t('roleUsed', { count: role.users_count })}</Text>
      </Modal>
    );
  const remove = async () => {
    if ((await run(role.id)).problem) return;
    notify({ variant: 'success', title: t('roleDeleted'), description: name });
    onClose();
  };
  return (
    <Confirm
      title={t('deleteRole', { name })}
      act={t('delete')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>{t('roleUnused')}</Text>
    </Confirm>
  );
}

/** Asks before deleting a permission of the workspace's own. */
export function DeletePermission({ permission, onClose }: { permission: Permission; onClose: () => void }) {
  const t = useWords(dialogWords);
  const names = useNames();
  const { run, isPending, problem } = useCommand(deletePermission);
  const name = names.permission(permission);
  const remove = async () => {
    if ((await run(permission.id)).problem) return;
    notify({ variant: 'success', title: t('permissionDeleted'), description: name });
    onClose();
  };
  return (
    <Confirm
      title={t('deletePermission', { name })}
      act={t('delete')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {/* Administrators always have it. */}
      <Text>{t('permissionUsed', { count: permission.roles_count - 1 })}</Text>
    </Confirm>
  );
}
