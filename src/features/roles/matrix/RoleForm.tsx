import { foldText } from '#domain/search';
import { client } from '#openapi/client';
import { newRoleRules } from '#openapi/rules/new-role';
import { Banner, notify, TextArea, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import type { Role } from '../data/access';
import { changeRole, createRole } from '../data/commands';
import { useNames } from '../use-names';
import { dialogWords } from './words';

export interface RoleFormProps {
  /** The role that is changed; a new one where there is none. */
  role?: Role;
  /** The role whose permissions a new one begins with. */
  from?: Role;
  onClose: () => void;
}

type Values = Record<'name' | 'code' | 'description', string>;

const savedOf = ({ name = '', code = '', description = '', version }: Partial<Role> = {}) => ({
  values: { name, code, description },
  version,
});

/** A code made of a name, as most would write it. */
const codeOf = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

/** A new role, a copy of one, or what one is called. */
export function RoleForm({ role, from, onClose }: RoleFormProps) {
  const t = useWords(dialogWords);
  const names = useNames();
  const can = useCan();
  const copied = from?.permissions.filter(can) ?? [];
  const left = (from?.permissions.length ?? 0) - copied.length;
  const form = useEntityForm<Values>({
    of: role
      ? savedOf(role)
      : savedOf(from && { name: t('copyOf', { name: names.role(from) }), code: `${from.code}-2` }),
    draft: `role-${role?.id ?? from?.id ?? 'new'}`,
    rules: newRoleRules,
    fields: {
      name: { label: t('name') },
      code: { label: t('code'), says: { malformed: () => t('roleCodeFault') } },
      description: { label: t('description') },
    },
    send: (values, version) => {
      if (!role) return sendCommand(createRole, { ...values, permissions: copied });
      // The code and the name of those that every workspace has are not ours to send.
      const change = role.is_system ? { description: values.description } : values;
      return sendCommand(changeRole, { id: role.id, change: { ...change, version } });
    },
    readAgain: async () => {
      const { data } = await client.GET('/api/roles/{id}', { params: { path: { id: role?.id ?? '' } } });
      return data && savedOf(data);
    },
    place: ({ code, message }) => (code === 'CODE_TAKEN' ? { code: message } : {}),
    onSent: (_, { name }) => {
      notify({ variant: 'success', title: t(role ? 'roleChanged' : 'roleCreated'), description: name });
      onClose();
    },
  });
  const [name, code, description] = [form.field('name'), form.field('code'), form.field('description')];
  const isOwnCode = role !== undefined || code.value !== codeOf(name.value);
  const title = role
    ? t('roleTitle', { name: names.role(role) })
    : from
      ? t('copyTitle', { name: names.role(from) })
      : t('newRole');
  return (
    <FormModal title={title} form={form} conflict={t('roleConflict')} size="sm" onClose={onClose}>
      {from && (
        <Banner tone="info" title={t('copies', { count: copied.length })}>
          {left > 0 && t('copiesLess', { count: left })}
        </Banner>
      )}
      <TextField
        {...name}
        autoFocus
        isReadOnly={role?.is_system}
        onChange={(text) => form.change(isOwnCode && code.value ? { name: text } : { name: text, code: codeOf(text) })}
      />
      <TextField {...code} isReadOnly={role?.is_system} note={role?.is_system ? t('systemRole') : t('roleCodeNote')} />
      <TextArea {...description} />
    </FormModal>
  );
}
