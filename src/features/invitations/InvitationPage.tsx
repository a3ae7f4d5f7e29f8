import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { notify, Skeleton, Stack } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { paths } from '../paths';
import { Answer } from './Answer';
import { InvitationFacts } from './InvitationFacts';
import { Failed, Over, SignedOut, WrongAccount } from './InvitationStates';
import { type Seen, useInvitation } from './use-invitation';
import { words } from './words';

const overStates = ['expired', 'cancelled', 'rejected', 'accepted', 'unknown'] as const;

/** Where the link of an invitation leads: who invites, to what and as what, and the answer. */
export function Component() {
  const { token = '' } = useParams();
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const onAccepted = ({ kind, target }: Seen) => {
    notify({ variant: 'success', title: t('accepted'), description: t('nowIn', { kind, target: target.name }) });
    void navigate(kind === 'project' ? paths.project({ projectId: target.id }) : paths.units(), { replace: true });
  };
  const onRejected = ({ target }: Seen) =>
    notify({ variant: 'success', title: t('rejected'), description: target.name });
  const { snapshot, send, invitation } = useInvitation({ token, onAccepted, onRejected });

  useEffect(() => {
    document.title = `${t('title')} · Trama`;
  }, [t]);

  const over = overStates.find((state) => snapshot.matches(state));
  if (over) return <Over state={over} invitation={invitation} />;
  if (snapshot.matches('failed'))
    return <Failed failure={snapshot.context.failure} onRetry={() => send({ type: 'ask again' })} />;
  if (snapshot.matches('unidentified')) return <SignedOut token={token} invitation={invitation} />;
  if (snapshot.matches('forbidden')) return <WrongAccount token={token} invitation={invitation} />;
  if (!invitation || !snapshot.matches('open'))
    return (
      <EntryFrame title={t('title')} lead={t('loading')}>
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame
      title={t('invites', { name: invitation.invited_by.name })}
      lead={t(invitation.kind === 'project' ? 'toProject' : 'toUnit', { target: invitation.target.name })}
    >
      <Stack space="xl">
        <InvitationFacts invitation={invitation} layout="above" />
        <Answer snapshot={snapshot} send={send} invitation={invitation} />
      </Stack>
    </EntryFrame>
  );
}
