import { useQuery } from '@tanstack/react-query';
import { projectInvitationRules } from '#openapi/rules/project-invitation';
import { Button, Card, Inline, InlineAlert, Section, Stack, Text, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { rowsOf } from '../../kernel/query';
import { RoleSelect } from '../../kernel/roles/RoleSelect';
import { FormBody } from '../../kit/form/FormBody';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { addressesIn } from './addresses';
import type { InviteRole } from './data/commands';
import { type InvitePlace, invitationsOf } from './data/queries';
import { InviteResults } from './InviteResults';
import { useInvite } from './use-invite';
import { sendWords } from './words';

export interface InvitePeopleProps {
  place: InvitePlace;
  /** The addresses of those who are there already. */
  members: readonly string[];
  /** What they may be invited as; the first fits most. */
  roles: readonly [InviteRole, ...InviteRole[]];
}

interface InviteValues {
  emails: string;
  role: InviteRole;
  message: string;
}

const { message } = projectInvitationRules;

/** What is told of the addresses before they are sent: what is left out and why. */
function useSorted(text: string, place: InvitePlace, members: readonly string[]) {
  const { emails, repeated, wrong } = addressesIn(text);
  const invitations = rowsOf(useQuery(invitationsOf(place)).data ?? []);
  const isMember = (email: string) => members.some((address) => address.toLowerCase() === email);
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
export function InvitePeople({ place, members, roles }: InvitePeopleProps) {
  const t = useWords(sendWords);
  const { results, isSending, send, clear } = useInvite(place);
  const form = useEntityForm<InviteValues>({
    of: { values: { emails: '', role: roles[0], message: '' } },
    draft: `invite-${place.id}`,
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
  const { ready, leftOut } = useSorted(emails, place, members);

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
