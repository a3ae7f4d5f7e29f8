import type { Schema } from '#openapi/operations';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';

export type Account = Schema<'Account'>;

/** One's own account. */
export const ownAccount = () => api.queryOptions('get', '/api/account');

const invalidates = () => [ownAccount()];

/** Changes one's own name. */
export const changeAccount = command({
  send: (send, body: Schema<'AccountChange'>) => send.PATCH('/api/account', { body }),
  queueKey: () => 'account',
  invalidates,
});

/** Gives oneself another picture. */
export const setAvatar = command({
  send: (send, picture: Blob) =>
    send.PUT('/api/account/avatar', {
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract calls bytes a text; they are sent as they are.
      body: picture as unknown as string,
      bodySerializer: (bytes) => bytes,
    }),
  invalidates,
});

/** Takes one's own picture away. */
export const deleteAvatar = command({
  send: (send, _: null) => send.DELETE('/api/account/avatar'),
  invalidates,
});

/** Asks for a code when signing in, or no more. */
export const setTwoStep = command({
  send: (send, body: Schema<'TwoStepChange'>) => send.PUT('/api/account/two-step', { body }),
  invalidates,
});

/** Takes one's phone away, and the second step with it. */
export const deletePhone = command({
  send: (send, body: Schema<'PhoneRemoval'>) => send.DELETE('/api/account/phone', { body }),
  invalidates,
});

/** Has a link sent to another address, which takes the place of the present one once it is confirmed. */
export const requestEmailChange = command({
  send: (send, body: Schema<'EmailChange'>) => send.POST('/api/account/email', { body }),
  invalidates,
});

/** Has another link sent to the address that waits. */
export const resendEmailLink = command({
  send: (send, _: null) => send.POST('/api/account/email/resend'),
  invalidates,
});

/** Keeps the present address. */
export const cancelEmailChange = command({
  send: (send, _: null) => send.DELETE('/api/account/email'),
  invalidates,
});

/** Has a code sent to another phone. */
export const changePhone = command({
  send: (send, body: Schema<'PhoneChange'>) => send.POST('/api/auth/update-phone-number', { body }),
});

/** Proves with the code that the phone is one's own. */
export const provePhone = command({
  send: (send, body: Schema<'CodeProof'>) => send.POST('/api/auth/otp/verify', { body }),
  invalidates,
});

/** Has another code sent to the same phone. */
export const resendCode = command({
  send: (send, body: Schema<'ChallengeRef'>) => send.POST('/api/auth/sms-resend', { body }),
});
