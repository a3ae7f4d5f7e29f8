import { Keyboard, KeyRound, type LucideIcon, UserRound, UserRoundCog } from 'lucide-react';
import { Columns, Icon, Inline, Link, Page, Section, Stack, Text } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { useCan } from '../kernel/session';
import { CalendarFeed } from '../meetings/public';
import { DigestSwitch } from '../notifications/public';
import { paths } from '../paths';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('all.title') };

const places = [
  { id: 'profile', href: paths.profile(), icon: UserRound, permission: 'view:profile' },
  { id: 'security', href: paths.security(), icon: KeyRound },
  { id: 'account', href: paths.account(), icon: UserRoundCog },
  { id: 'keys', href: paths.keys(), icon: Keyboard },
] as const satisfies { id: string; href: string; icon: LucideIcon; permission?: string }[];

/** All that one decides for oneself, and where. */
export function Component() {
  const t = useWords(words);
  const can = useCan();
  return (
    <Page title={t('all.title')} description={t('all.lead')} width="text">
      <Stack space="xl">
        <Columns minWidth="m">
          {places
            .filter((place) => !('permission' in place) || can(place.permission))
            .map(({ id, href, icon }) => (
              <Stack key={id} space="xs">
                <Inline space="s" align="center" wrap={false}>
                  <Icon icon={icon} />
                  <Link href={href}>{t(`all.${id}.title`)}</Link>
                </Inline>
                <Text size="s" tone="secondary">
                  {t(`all.${id}.text`)}
                </Text>
              </Stack>
            ))}
        </Columns>
        <Section title={t('all.notifications')}>
          <DigestSwitch />
        </Section>
        <CalendarFeed />
      </Stack>
    </Page>
  );
}
