import { client } from '#openapi/client';
import { newPermissionRules } from '#openapi/rules/new-permission';
import { notify, Text, TextArea, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import type { Permission } from '../data/access';
import { changePermission, createPermission } from '../data/commands';
import { dialogWords } from './words';

export interface PermissionFormProps {
  /** The permission that is changed; a new one where there is none. */
  permission?: Permission;
  onClose: () => void;
}

type Values = Record<'name' | 'code' | 'description', string>;

const savedOf = (permission?: Permission) => ({
  values: { name: permission?.name ?? '', code: permission?.code ?? '', description: permission?.description ?? '' },
  version: permission?.version,
});

/** A permission of the workspace's own: what it is called, and its code. */
export function PermissionForm({ permission, onClose }: PermissionFormProps) {
  const t = useWords(dialogWords);
  const form = useEntityForm<Values>({
    of: savedOf(permission),
    draft: `permission-${permission?.id ?? 'new'}`,
    rules: newPermissionRules,
    fields: {
      name: { label: t('name') },
      code: { label: t('code'), says: { malformed: () => t('permissionCodeFault') } },
      description: { label: t('description') },
    },
    send: (values, version) =>
      permission
        ? sendCommand(changePermission, { id: permission.id, change: { ...values, version } })
        : sendCommand(createPermission, values),
    readAgain: async () => {
      const { data } = await client.GET('/api/permissions/{id}', { params: { path: { id: permission?.id ?? '' } } });
      return data && savedOf(data);
    },
    place: ({ code, message }) => (code === 'CODE_TAKEN' ? { code: message } : {}),
    onSent: (_, { name }) => {
      notify({
        variant: 'success',
        title: t(permission ? 'permissionChanged' : 'permissionCreated'),
        description: name,
      });
      onClose();
    },
  });
  return (
    <FormModal
      title={t(permission ? 'permissionTitle' : 'newPermission')}
      form={form}
      conflict={t('permissionConflict')}
      size="sm"
      onClose={onClose}
    >
      {!permission && <Text tone="secondary">{t('permissionText')}</Text>}
      <TextField {...form.field('name')} autoFocus />
      <TextField {...form.field('code')} note={t('permissionCodeNote')} />
      <TextArea {...form.field('description')} />
    </FormModal>
  );
}
