import { useState } from 'react';
import { Button, Columns, List, Modal, Section, Select, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Permission, Role } from '../data/access';
import { useNames } from '../use-names';
import { dialogWords } from './words';

export interface CompareRolesProps {
  /** The one that is compared with another. */
  first?: Role;
  roles: readonly Role[];
  permissions: readonly Permission[];
  onClose: () => void;
}

/** Two roles side by side: what one allows that the other does not, and what both do. */
export function CompareRoles({ first, roles, permissions, onClose }: CompareRolesProps) {
  const t = useWords(dialogWords);
  const names = useNames();
  const one = first ?? roles[0];
  const [oneId, setOne] = useState(one?.id);
  const [otherId, setOther] = useState(roles.find(({ id }) => id !== one?.id)?.id);
  const [left, right] = [roles.find(({ id }) => id === oneId), roles.find(({ id }) => id === otherId)];
  if (!left || !right) return null;
  const options = roles.map((role) => ({ id: role.id, label: names.role(role) }));
  const has = (role: Role) => (permission: Permission) => role.permissions.includes(permission.code);
  const onlyIn = (role: Role, other: Role) => permissions.filter((each) => has(role)(each) && !has(other)(each));
  const both = permissions.filter((each) => has(left)(each) && has(right)(each));
  return (
    <Modal
      title={t('compareTitle')}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack space="l">
        <Columns minWidth="s">
          <Select label={t('oneRole')} options={options} value={left.id} onChange={setOne} />
          <Select label={t('otherRole')} options={options} value={right.id} onChange={setOther} />
        </Columns>
        <Columns minWidth="s">
          <Names title={t('onlyIn', { name: names.role(left) })} permissions={onlyIn(left, right)} />
          <Names title={t('onlyIn', { name: names.role(right) })} permissions={onlyIn(right, left)} />
        </Columns>
        <Names title={t('inBoth')} permissions={both} />
      </Stack>
    </Modal>
  );
}

function Names({ title, permissions }: { title: string; permissions: readonly Permission[] }) {
  const t = useWords(dialogWords);
  const names = useNames();
  return (
    <Section title={`${title} (${permissions.length})`} level={3}>
      <List
        label={title}
        items={[...permissions]}
        density="compact"
        empty={<Text tone="secondary">{t('nothing')}</Text>}
      >
        {(permission) => names.permission(permission)}
      </List>
    </Section>
  );
}
