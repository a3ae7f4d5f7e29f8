import { Mail } from 'lucide-react';
import { ButtonLink, Card, Code, DescriptionList, Disclosure, Inline, Page, Section, Stack, Tag, Text } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { PersonAvatar } from '../../kernel/PersonAvatar';
import type { PageHandle } from '../../kernel/page';
import { usePerson } from '../../kernel/session';
import { DigestSwitch } from '../../notifications/public';
import { paths } from '../../paths';
import { useNames } from '../../roles/public';
import { OwnPrivacy } from '../privacy/OwnPrivacy';
import { accountWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(accountWords, language)('title') };

/** What one is here, what one may do, and what Trama knows of one. */
export function Component() {
  const t = useWords(accountWords);
  const { role } = useNames();
  const person = usePerson();
  if (!person) return null;
  const { permissions } = person;
  const tags = (names: string[], none: string) =>
    names.length === 0 ? (
      none
    ) : (
      <Inline space="xs">
        {names.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Inline>
    );
  return (
    <Page
      title={t('title')}
      description={t('lead')}
      width="text"
      actions={
        <ButtonLink href={paths.invitations()} icon={Mail} weight="soft" tone="neutral">
          {t('invitations')}
        </ButtonLink>
      }
    >
      <Stack space="xl">
        <Card padding="l">
          <Stack space="l">
            <Inline space="m" align="center">
              <PersonAvatar person={person} size="l" />
              <Stack space="none">
                <Text weight="strong">{person.name}</Text>
                <Text size="s" tone="secondary">
                  {person.email}
                </Text>
              </Stack>
            </Inline>
            <DescriptionList
              items={[
                {
                  label: t('roles'),
                  value: tags(
                    (person.role_refs ?? person.roles.map((code) => ({ code, name: code }))).map(role),
                    t('noRoles'),
                  ),
                },
                {
                  label: t('units'),
                  value: tags(
                    person.units.map(({ name }) => name),
                    t('noUnits'),
                  ),
                },
              ]}
            />
            <Disclosure level={2} title={t('permissions', { count: permissions.length })}>
              <Inline space="s">
                {permissions.map((code) => (
                  <Code key={code}>{code}</Code>
                ))}
              </Inline>
            </Disclosure>
          </Stack>
        </Card>
        {!person.viewing && (
          <>
            <Section title={t('notifications')}>
              <DigestSwitch />
            </Section>
            <Section title={t('privacy')}>
              <Stack space="l">
                <OwnPrivacy />
              </Stack>
            </Section>
          </>
        )}
      </Stack>
    </Page>
  );
}
