import { Code, Disclosure, Inline, Section, Stack, Tag, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useNames } from '../../roles/public';
import type { User } from '../data/users';
import { personWords } from './words';

/** The roles that somebody has, and all that they may do by them. */
export function PersonRoles({ user: { roles, permissions } }: { user: User }) {
  const t = useWords(personWords);
  const names = useNames();
  return (
    <Section title={t('roles.title')}>
      <Stack space="m">
        {roles.length === 0 ? (
          <Text tone="secondary">{t('roles.none')}</Text>
        ) : (
          <Inline space="s">
            {roles.map((role) => (
              <Tag key={role.id}>{names.role(role)}</Tag>
            ))}
          </Inline>
        )}
        <Disclosure title={t('roles.permissions', { count: permissions.length })}>
          <Inline space="s">
            {permissions.map((code) => (
              <Code key={code}>{code}</Code>
            ))}
          </Inline>
        </Disclosure>
      </Stack>
    </Section>
  );
}
