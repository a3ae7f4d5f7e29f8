import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Card, EmptyState, Link, Page, Section, Stack, Text } from '#ui';
import { InvitationCard } from '../invitations/public';
import { AccessContact } from '../kernel/AccessContact';
import { useWords } from '../kernel/language';
import { pendingInvitations } from '../kernel/pending-invitations';
import { rowsOf } from '../kernel/query';
import { refreshPerson, type Session, useCan, useIsMember, usePerson, useSession } from '../kernel/session';
import { QuerySection } from '../kit/section/QuerySection';
import { paths } from '../paths';
import { words } from './words';

// Event streams are for members, so a newcomer's page polls.
const pollMs = 30_000;

/** Opens the day as soon as somebody makes the newcomer a member. */
function useWatchMembership(session: Session, onMember: () => void) {
  const isMember = useIsMember();
  const open = useEffectEvent(onMember);
  useEffect(() => {
    if (isMember) return;
    const look = async () => {
      await refreshPerson(session);
      if (session.getSnapshot().context.person?.is_member) open();
    };
    const timer = setInterval(() => void look(), pollMs);
    return () => clearInterval(timer);
  }, [isMember, session]);
}

/** The first screen of somebody whom no role lets in yet: what waits for them, whom to ask, what they may do already. */
export function Newcomer() {
  const t = useWords(words);
  const person = usePerson();
  const session = useSession();
  const navigate = useNavigate();
  const can = useCan();
  const query = useQuery({ ...pendingInvitations(), refetchInterval: pollMs });
  const email = person?.email ?? '';
  const openHome = () => void navigate(paths.home(), { replace: true });
  const lookAgain = async () => {
    await Promise.all([refreshPerson(session), query.refetch()]);
    openHome();
  };
  useWatchMembership(session, openHome);
  return (
    <Page
      title={t('newcomer.title', { name: person?.name.split(' ')[0] ?? '' })}
      description={t('newcomer.lead')}
      width="text"
    >
      <Stack space="xl">
        <QuerySection title={t('newcomer.waiting')} query={query}>
          {(data) => {
            const waiting = rowsOf(data);
            return waiting.length === 0 ? (
              <EmptyState
                kind="nothing yet"
                level={3}
                title={t('newcomer.none')}
                description={
                  <>
                    {t('newcomer.ask', { email })}
                    <AccessContact />
                  </>
                }
                action={
                  <Button
                    weight="soft"
                    tone="neutral"
                    icon={RefreshCw}
                    isPending={query.isFetching}
                    onPress={() => void lookAgain()}
                  >
                    {t('newcomer.again')}
                  </Button>
                }
              />
            ) : (
              <Stack space="m">
                {waiting.map((invitation) => (
                  <InvitationCard key={invitation.token} invitation={invitation} />
                ))}
              </Stack>
            );
          }}
        </QuerySection>
        <Section title={t('newcomer.already')}>
          <Card padding="l">
            <Stack space="m">
              {can('view:projects') && <PlaceCard href={paths.projects()} title={t('newcomer.projects')} />}
              <PlaceCard href={paths.security()} title={t('newcomer.security')} text={t('newcomer.securityText')} />
            </Stack>
          </Card>
        </Section>
      </Stack>
    </Page>
  );
}

function PlaceCard({ href, title, text }: { href: string; title: string; text?: string }) {
  return (
    <Stack space="none">
      <Link href={href}>{title}</Link>
      {text && (
        <Text size="s" tone="secondary">
          {text}
        </Text>
      )}
    </Stack>
  );
}
