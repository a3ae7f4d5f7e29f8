import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberRole } from '#domain/member-role';
import { client } from '#openapi/client';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { invitationsOf } from './queries';

/** How the invitation of one address went. */
export interface InviteResult {
  email: string;
  state: 'sending' | 'sent' | 'refused';
  reason?: string;
}

export interface Invite {
  role: MemberRole;
  message: string;
}

const atOnce = 3;

/** Invites many addresses, a few at a time, and says of each how it went. */
export function useInvite(projectId: string) {
  const queryClient = useQueryClient();
  const { language } = usePreferences();
  const [results, setResults] = useState<InviteResult[]>([]);
  const [isSending, setSending] = useState(false);

  const tell = (result: InviteResult) =>
    setResults((before) => before.map((each) => (each.email === result.email ? result : each)));

  async function inviteOne(email: string, { role, message }: Invite) {
    try {
      await client.POST('/api/projects/{id}/invitations', {
        params: { path: { id: projectId } },
        body: { email, role, ...(message && { message }) },
      });
      tell({ email, state: 'sent' });
      return true;
    } catch (error) {
      tell({ email, state: 'refused', reason: toProblem(error, language).message });
      return false;
    }
  }

  /** Answers the addresses that could not be invited. */
  async function send(emails: string[], invite: Invite): Promise<string[]> {
    setSending(true);
    setResults((before) => [
      ...before.filter(({ email, state }) => state !== 'refused' && !emails.includes(email)),
      ...emails.map((email) => ({ email, state: 'sending' as const })),
    ]);
    const waiting = [...emails];
    const failed: string[] = [];
    const work = async () => {
      for (let email = waiting.shift(); email; email = waiting.shift()) {
        if (!(await inviteOne(email, invite))) failed.push(email);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setSending(false);
    void queryClient.invalidateQueries({ queryKey: invitationsOf(projectId).queryKey });
    return emails.filter((email) => failed.includes(email));
  }

  return { results, isSending, send, clear: () => setResults([]) };
}
