import { useState } from 'react';
import { toProblem } from '../../kernel/problem';
import { invalidateAfter, sendCommand } from '../../kit/command';
import { requestPool } from '../../kit/list/bulk/send-each';
import { type InviteRole, invite } from './data/commands';
import type { InvitePlace } from './data/queries';

/** How the invitation of one address went. */
export interface InviteResult {
  email: string;
  state: 'sending' | 'sent' | 'refused';
  reason?: string;
}

export interface Invite {
  role: InviteRole;
  message: string;
}

/** Invites many addresses, a few at a time, and says of each how it went. */
export function useInvite(place: InvitePlace) {
  const [results, setResults] = useState<InviteResult[]>([]);
  const [isSending, setSending] = useState(false);

  const tell = (result: InviteResult) =>
    setResults((before) => before.map((each) => (each.email === result.email ? result : each)));

  async function inviteOne(input: Parameters<typeof invite.send>[1]) {
    const { email } = input;
    try {
      await sendCommand(invite, input, { isOneOfMany: true });
      tell({ email, state: 'sent' });
      return [];
    } catch (failure) {
      tell({ email, state: 'refused', reason: toProblem(failure).message });
      return [email];
    }
  }

  /** Answers the addresses that could not be invited. */
  async function send(emails: string[], invitation: Invite): Promise<string[]> {
    setSending(true);
    setResults((before) => [
      ...before.filter(({ email, state }) => state !== 'refused' && !emails.includes(email)),
      ...emails.map((email) => ({ email, state: 'sending' as const })),
    ]);
    const inputs = emails.map((email) => ({ place, email, ...invitation }));
    const failed = await Promise.all(inputs.map((input) => requestPool(() => inviteOne(input))));
    setSending(false);
    void invalidateAfter(invite, inputs);
    return failed.flat();
  }

  return { results, isSending, send, clear: () => setResults([]) };
}
