import { useQuery } from '@tanstack/react-query';
import { Banner, ButtonLink } from '#ui';
import { useWords } from '../kernel/language';
import { meetingInvitations, pendingInvitations } from '../kernel/pending-invitations';
import { rowsOf } from '../kernel/query';
import { useIsMember } from '../kernel/session';
import { paths } from '../paths';
import { words } from './words';

/** The invitations that wait for an answer; nothing where there are none, or where they cannot be asked for. */
export function Waiting() {
  const t = useWords(words);
  const { data } = useQuery(pendingInvitations());
  const { data: meetings } = useQuery({ ...meetingInvitations(), enabled: useIsMember() });
  const [waiting, asked] = [rowsOf(data ?? []), rowsOf(meetings ?? [])];
  const count = waiting.length + asked.length;
  if (count === 0) return null;
  const [first, meeting] = count === 1 ? [waiting[0], asked[0]] : [];
  return (
    <Banner
      title={
        first
          ? t('invited', { name: first.invited_by.name, target: first.target.name })
          : meeting
            ? t('asked', { name: meeting.invited_by.name, meeting: meeting.title })
            : t('waiting', { count })
      }
      action={
        <ButtonLink
          size="s"
          weight="soft"
          tone="neutral"
          href={first ? paths.invitation({ token: first.token }) : paths.invitations()}
        >
          {t('answer', { count })}
        </ButtonLink>
      }
    />
  );
}
