import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MemberRole } from '#domain/member-role';
import { Button, Card, Form, Inline, InlineAlert, Section, Stack, Text, TextArea } from '#ui';
import { useDraft } from '../../kernel/draft';
import { useWords } from '../../kernel/language';
import { rowsOf } from '../../kernel/query';
import { addressesIn } from './addresses';
import { InviteResults } from './InviteResults';
import { invitationsOf } from './queries';
import { RoleSelect } from './RoleSelect';
import type { Member } from './rules';
import { useInvite } from './use-invite';
import { memberWords } from './words';

export interface InvitePeopleProps {
  projectId: string;
  members: Member[];
  roles: MemberRole[];
}

const longestMessage = 500;

/** What is told of the addresses before they are sent: what is left out and why. */
function useSorted(text: string, projectId: string, members: Member[]) {
  const { emails, repeated, wrong } = addressesIn(text);
  const invitations = rowsOf(useQuery(invitationsOf(projectId)).data ?? []);
  const isMember = (email: string) => members.some(({ user }) => user.email?.toLowerCase() === email);
  const isWaiting = (email: string) =>
    invitations.some((each) => each.status === 'pending' && each.email.toLowerCase() === email);
  const member = emails.filter(isMember);
  const waiting = emails.filter((email) => !isMember(email) && isWaiting(email));
  return {
    ready: emails.filter((email) => !member.includes(email) && !waiting.includes(email)),
    told: { wrong, repeated, member, waiting },
  };
}

/** Invites many people at once. Nothing typed is lost: what could not be sent stays in the field. */
export function InvitePeople({ projectId, members, roles }: InvitePeopleProps) {
  const t = useWords(memberWords);
  const draft = useDraft<{ text: string; role: MemberRole; message: string }>(`invite-${projectId}`, {
    text: '',
    role: 'contributor',
    message: '',
  });
  const { text, role, message } = draft.values;
  const latest = useRef(text);
  latest.current = text;
  const [wasSent, setWasSent] = useState(false);
  const { results, isSending, send, clear } = useInvite(projectId);
  const { ready, told } = useSorted(text, projectId, members);
  const isTooLong = message.length > longestMessage;
  const isNothing = ready.length === 0;

  const invite = async (emails: string[]) => {
    const failed = await send(emails, { role, message: message.trim() });
    // What was typed meanwhile stays, and so does what could not be sent.
    const now = addressesIn(latest.current);
    const kept = now.emails.filter((email) => !emails.includes(email) || failed.includes(email));
    draft.change({ text: [...kept, ...now.wrong].join('\n'), ...(failed.length === 0 && { message: '' }) });
    setWasSent(false);
  };
  const submit = () => {
    setWasSent(true);
    if (!isNothing && !isTooLong && !isSending) void invite(ready);
  };
  const problems = (['wrong', 'repeated', 'member', 'waiting'] as const).filter((name) => told[name].length > 0);

  return (
    <Section title={t('invite.title')} description={t('invite.note')}>
      <Card padding="l">
        <Stack space="l">
          <Form onSubmit={submit}>
            <Stack space="m">
              <TextArea
                label={t('invite.emails')}
                note={t('invite.emailsNote')}
                value={text}
                onChange={(next) => draft.change({ text: next })}
                error={wasSent && isNothing && !isSending ? t('invite.none') : undefined}
              />
              {problems.map((name) => (
                <InlineAlert key={name} tone={name === 'wrong' ? 'critical' : 'warning'}>
                  {t(`invite.${name}`, { list: told[name].join(', ') })}
                </InlineAlert>
              ))}
              <RoleSelect
                label={t('invite.role')}
                roles={roles}
                value={role}
                onChange={(next) => draft.change({ role: next })}
              />
              <TextArea
                label={t('invite.message')}
                note={t('invite.messageNote')}
                value={message}
                onChange={(next) => draft.change({ message: next })}
                error={isTooLong ? t('invite.tooLong') : undefined}
              />
              <Inline justify="between" align="center">
                <Text size="s" tone="secondary">
                  {text.trim() ? t('invite.ready', { count: ready.length }) : ''}
                </Text>
                <Button type="submit" isPending={isSending}>
                  {t('invite.send', { count: ready.length })}
                </Button>
              </Inline>
            </Stack>
          </Form>
          {results.length > 0 && (
            <InviteResults
              results={results}
              isSending={isSending}
              onRetry={(emails) => void invite(emails)}
              onClear={clear}
            />
          )}
        </Stack>
      </Card>
    </Section>
  );
}
