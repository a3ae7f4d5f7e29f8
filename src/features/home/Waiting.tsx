import { useQuery } from '@tanstack/react-query';
import { Banner, ButtonLink } from '#ui';
import { useWords } from '../kernel/language';
import { pendingInvitations } from '../kernel/pending-invitations';
import { rowsOf } from '../kernel/query';
import { paths } from '../paths';
import { words } from './words';

/** The invitations that wait for an answer; nothing where there are none, or where they cannot be asked for. */
export function Waiting() {
  const t = useWords(words);
  const { data } = useQuery(pendingInvitations());
  const waiting = rowsOf(data ?? []);
  const [first] = waiting;
  if (!first) return null;
  const isOne = waiting.length === 1;
  return (
    <Banner
      title={
        isOne
          ? t('invited', { name: first.invited_by.name, target: first.target.name })
          : t('waiting', { count: waiting.length })
      }
      action={
        <ButtonLink
          size="s"
          weight="soft"
          tone="neutral"
          href={isOne ? paths.invitation({ token: first.token }) : paths.invitations()}
        >
          {t('answer', { count: waiting.length })}
        </ButtonLink>
      }
    />
  );
}
