import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Code, ComboBox, InlineAlert, List, Modal, Section, Skeleton, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { getPagePermissions } from '../../kernel/page-permissions';
import { toProblem } from '../../kernel/problem';
import { allPermissions } from '../data/access';
import { explained, type PersonWithRoles } from '../data/people';
import { useNames } from '../use-names';
import { whyWords } from './words';

/** Why somebody may do something: which roles give it, or what is missing and who can give it. */
export function Why({ person, onClose }: { person: PersonWithRoles; onClose: () => void }) {
  const t = useWords(whyWords);
  const names = useNames();
  const [asked, setAsked] = useState('');
  // A page is asked about by the permission that it asks for, with its address behind it.
  const [permission = '', address] = asked.split(' ');
  const { data: permissions = [] } = useQuery(allPermissions());
  const answer = useQuery(explained(person.id, permission));
  return (
    <Modal
      title={t('title', { name: person.name })}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack space="l">
        <ComboBox
          autoFocus
          label={t('permission')}
          note={t('note')}
          options={[
            ...permissions.map((each) => ({ id: each.code, label: names.permission(each), note: each.code })),
            ...getPagePermissions().map((page) => ({
              id: `${page.permission} ${page.address}`,
              label: t('page', { address: page.address }),
              note: page.permission,
            })),
          ]}
          value={asked || null}
          onChange={(id) => setAsked(id ?? '')}
        />
        {permission !== '' && answer.error && (
          <InlineAlert tone="critical">{toProblem(answer.error).message}</InlineAlert>
        )}
        {permission !== '' && answer.isPending && <Skeleton lines={3} />}
        {address && (
          <Text>{t('pageAsks', { address, permission: names.permission({ code: permission, name: null }) })}</Text>
        )}
        {answer.data && (
          <Explanation of={answer.data} permissionName={names.permission({ code: permission, name: null })} />
        )}
      </Stack>
    </Modal>
  );
}

function Explanation({ of, permissionName }: { of: Schema<'AccessExplained'>; permissionName: string }) {
  const t = useWords(whyWords);
  const names = useNames();
  const { person, is_allowed, given_by, would_give, missing, memberships, memberships_count, can_give } = of;
  const lines = (roles: Schema<'RoleRef'>[]) => roles.map((role) => ({ id: role.id, name: names.role(role) }));
  return (
    <div aria-live="polite">
      <Stack space="l">
        <Banner
          tone={is_allowed ? 'positive' : 'warning'}
          title={t(is_allowed ? 'allowed' : 'notAllowed', { person: person.name, permission: permissionName })}
        >
          <Code>{of.permission}</Code>
        </Banner>
        {is_allowed && (
          <Section title={t('givenBy')} level={3}>
            <List label={t('givenBy')} items={lines(given_by)} density="compact">
              {({ name }) => name}
            </List>
          </Section>
        )}
        {missing.length > 0 && (
          <InlineAlert tone="warning">
            {t('missing', { names: missing.map((code) => names.permission({ code, name: null })).join(', ') })}
          </InlineAlert>
        )}
        {would_give.length > 0 && (
          <Section title={t('wouldGive')} level={3}>
            <List label={t('wouldGive')} items={lines(would_give)} density="compact">
              {({ name }) => name}
            </List>
          </Section>
        )}
        {!is_allowed && (
          <Text>
            {can_give.length > 0
              ? t('canGive', { names: can_give.map(({ name }) => name).join(', ') })
              : t('nobodyCan')}
          </Text>
        )}
        <Section title={t('memberships', { count: memberships_count })} level={3}>
          <List
            label={t('memberships', { count: memberships_count })}
            items={memberships}
            density="compact"
            empty={<Text tone="secondary">{t('noMembership')}</Text>}
          >
            {({ kind, name, role }) => t('membership', { kind, name, role })}
          </List>
        </Section>
      </Stack>
    </div>
  );
}
