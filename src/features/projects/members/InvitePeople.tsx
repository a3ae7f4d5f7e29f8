import { useQuery } from '@tanstack/react-query';
import type { MemberRole } from '#domain/access';
import { projectInvitationRules } from '#openapi/rules/project-invitation';
import { Button, Card, Inline, InlineAlert, Section, Stack, Text, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { rowsOf } from '../../kernel/query';
import { FormBody } from '../../kit/form/FormBody';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { addressesIn } from './addresses';
import { invitationsOf } from './data/queries';
import { InviteResults } from './InviteResults';
import { RoleSelect } from './RoleSelect';
import type { Member } from './rules';
import { useInvite } from './use-invite';
import { memberWords } from './words';

export interface InvitePeopleProps {
  projectId: string;
  members: Member[];
  roles: MemberRole[];
}

interface InviteValues {
  emails: string;
  role: MemberRole;
  message: string;
}

const { message } = projectInvitationRules;

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
    leftOut: { wrong, repeated, member, waiting },
  };
}

/** Invites many people at once. Nothing typed is lost: what could not be sent stays in the field. */
export function InvitePeople({ projectId, members, roles }: InvitePeopleProps) {
  const t = useWords(memberWords);
  const { results, isSending, send, clear } = useInvite(projectId);
  const form = useEntityForm<InviteValues>({
    of: { values: { emails: '', role: 'contributor', message: '' } },
    draft: `invite-${projectId}`,
    keepsDraft: true,
    rules: { message },
    fields: {
      emails: { label: t('invite.emails') },
      role: { label: t('invite.role') },
      message: { label: t('invite.message'), says: { tooLong: (limit) => t('invite.tooLong', { limit }) } },
    },
    flow: { isPending: isSending },
    isReady: () => ready.length > 0 || { emails: t('invite.none') },
    send: () => invite(ready),
  });
  const { emails, role } = form.values;
  const { ready, leftOut } = useSorted(emails, projectId, members);

  async function invite(chosen: string[]) {
    const failed = await send(chosen, { role, message: form.values.message.trim() });
    form.change((now) => {
      // What was typed meanwhile stays, and so does what could not be sent.
      const typed = addressesIn(now.emails);
      const kept = typed.emails.filter((email) => !chosen.includes(email) || failed.includes(email));
      return { emails: [...kept, ...typed.wrong].join('\n'), ...(failed.length === 0 && { message: '' }) };
    });
  }
  const reasons = (['wrong', 'repeated', 'member', 'waiting'] as const).filter((name) => leftOut[name].length > 0);

  return (
    <Section title={t('invite.title')} description={t('invite.note')}>
      <Card padding="l">
        <Stack space="l">
          <FormBody form={form}>
            <TextArea {...form.field('emails')} note={t('invite.emailsNote')} />
            {reasons.map((name) => (
              <InlineAlert key={name} tone={name === 'wrong' ? 'critical' : 'warning'}>
                {t(`invite.${name}`, { list: leftOut[name].join(', ') })}
              </InlineAlert>
            ))}
            <RoleSelect {...form.field('role')} roles={roles} />
            <TextArea {...form.field('message')} note={t('invite.messageNote', { limit: message.maxLength })} />
            <Inline justify="between" align="center">
              <Text size="s" tone="secondary">
                {emails.trim() ? t('invite.ready', { count: ready.length }) : ''}
              </Text>
              <Button type="submit" isPending={isSending}>
                {t('invite.send', { count: ready.length })}
              </Button>
            </Inline>
          </FormBody>
          {results.length > 0 && (
            <InviteResults
              results={results}
              isSending={isSending}
              onRetry={(failed) => void invite(failed)}
              onClear={clear}
            />
          )}
        </Stack>
      </Card>
    </Section>
  );
}
