import { useState } from 'react';
import { Banner, Button, ButtonLink, Inline, Stack, Text } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { usePerson, useSession, waitForState } from '../kernel/session';
import { paths } from '../paths';
import { InvitationFacts } from './InvitationFacts';
import type { Seen } from './use-invitation';
import { words } from './words';

interface Known {
  token: string;
  invitation?: Seen;
}

const backTo = (path: string, token: string) => `${path}?next=${encodeURIComponent(paths.invitation({ token }))}`;

const useTitle = (invitation: Seen | undefined) => {
  const t = useWords(words);
  return invitation
    ? {
        title: t('invites', { name: invitation.invited_by.name }),
        lead: t(invitation.kind === 'project' ? 'toProject' : 'toUnit', { target: invitation.target.name }),
      }
    : { title: t('title'), lead: t('signedOut.plain') };
};

/** Nobody is signed in: what it is about, and the two ways in, which both come back here. */
export function SignedOut({ token, invitation }: Known) {
  const t = useWords(words);
  return (
    <EntryFrame {...useTitle(invitation)}>
      <Stack space="xl">
        {invitation && <InvitationFacts invitation={invitation} layout="above" />}
        <Stack space="m">
          {invitation && <Text>{t('signedOut.text', { email: invitation.email })}</Text>}
          <Inline space="s">
            <ButtonLink href={backTo(paths.login(), token)}>{t('signedOut.signIn')}</ButtonLink>
            <ButtonLink href={backTo(paths.signUp(), token)} weight="soft" tone="neutral">
              {t('signedOut.signUp')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Stack>
    </EntryFrame>
  );
}

/** Signed in as somebody else than the invited: for whom it is, as whom one is here, and the way to change that. */
export function WrongAccount({ token, invitation }: Known) {
  const t = useWords(words);
  const session = useSession();
  const mine = usePerson()?.email ?? '';
  const [isLeaving, setLeaving] = useState(false);
  const enterAsAnother = async () => {
    setLeaving(true);
    session.send({ type: 'leave' });
    await waitForState(session, (snapshot) => snapshot.matches('anonymous'));
    // Leaving loads the front page, which is outside of the app; this takes its place.
    location.replace(backTo(paths.login(), token));
  };
  return (
    <EntryFrame
      title={t('wrong.title')}
      lead={invitation ? t('wrong.text', { email: invitation.email, mine }) : t('wrong.plain', { mine })}
    >
      <Stack space="xl">
        {invitation && <InvitationFacts invitation={invitation} layout="above" />}
        <Inline space="s">
          <Button isPending={isLeaving} onPress={() => void enterAsAnother()}>
            {t('wrong.other')}
          </Button>
          <ButtonLink href={paths.home()} weight="soft" tone="neutral">
            {t('home')}
          </ButtonLink>
        </Inline>
      </Stack>
    </EntryFrame>
  );
}

/** Nothing can be answered any more: why, and whom to ask. */
export function Over({
  state,
  invitation,
}: {
  state: 'expired' | 'cancelled' | 'rejected' | 'accepted' | 'unknown';
  invitation?: Seen;
}) {
  const t = useWords(words);
  const isHere = usePerson() !== undefined;
  const { invited_by: by, target, kind, is_yours: isYours } = invitation ?? {};
  const told = { name: by?.name ?? '', target: target?.name ?? '' };
  const lead = state === 'unknown' ? t('over.unknown') : by ? t(`over.${state}`, told) : t('over.expiredPlain');
  const leadsOn = state === 'accepted' && isYours && kind === 'project' && target;
  return (
    <EntryFrame title={t(`over.${state}Title`)} lead={lead}>
      <Inline space="s">
        {leadsOn && <ButtonLink href={paths.project({ projectId: target.id })}>{t('openProject')}</ButtonLink>}
        {isHere ? (
          <ButtonLink href={paths.home()} weight="soft" tone="neutral">
            {t('home')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.login()} weight="soft" tone="neutral">
            {t('signedOut.signIn')}
          </ButtonLink>
        )}
      </Inline>
    </EntryFrame>
  );
}

/** It could not be read, and another try. */
export function Failed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useWords(words);
  const { message, requestId } = toProblem(failure);
  return (
    <EntryFrame title={t('title')} lead={t('failed.title')}>
      <Banner
        tone="critical"
        title={message}
        action={
          <Button size="s" weight="soft" tone="neutral" onPress={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      >
        {requestId}
      </Banner>
    </EntryFrame>
  );
}
