import type { ptBR } from './pt-BR.ts';

/** What signing in and accounts say, in English. */
export const en: typeof ptBR = {
  invalidCredentials: 'Wrong email or password.',
  invalidProof: 'This access is no longer valid. Sign in again.',
  codeRequired: 'This account asks for a code too. Sign in with the form.',
  wrongCode: 'Wrong code.',
  codeOver: 'This code is no longer valid. Request a new one.',
  emailLinkOver: 'This link is no longer valid. The change was made, cancelled, or has expired.',
  emailOfAnother: 'This email already belongs to another Trama account. Ask to change to another address.',
  sameEmail: 'That is already your email.',
  linkOver: 'This link is no longer valid. Request a new one.',
  wrongPassword: 'That is not the current password.',
  noPhone: 'Confirm a phone number before you turn on two-step verification.',
  providerMissing: 'This provider is not configured.',
  sessionEnded: 'Your session has ended. Sign in again.',
  mail: {
    code: (code, minutes) => ({
      subject: 'Your Trama code',
      text: `Your code is ${code}. It is valid for ${minutes} minutes.\n\nIf you did not ask for a code, ignore this message and do not share it.`,
    }),
    codeInShort: (code, minutes) => `Trama: your code is ${code}. It is valid for ${minutes} minutes.`,
    accountExists: (name, origin) => ({
      subject: 'You already have a Trama account',
      text: `Hello ${name},\n\nSomeone asked for an account with this address, but you already have one. If it was you, sign in with your password${origin ? ` at ${origin}/auth/sign-in` : ''} or reset it under “Forgot your password?”. If not, there is nothing to do.`,
    }),
    notInvited: (contact: string | undefined) => ({
      subject: 'Your Trama account',
      text: `Someone asked for a Trama account with this address, but only people who were invited can create one here. If it was you, ask ${contact ?? 'the person who runs Trama at your company'} for an invitation. If it was not, you do not need to do anything.`,
    }),
    resetPassword: (name, link, minutes) => ({
      subject: 'Reset your Trama password',
      text: `Hello ${name},\n\nTo choose a new password, open this link. It is valid for ${minutes} minutes and works only once:\n\n${link}\n\nIf you did not ask for this, ignore this message: your password stays as it is.`,
    }),
    confirmEmail: (isOwn, link, hours) => ({
      subject: 'Confirm your new email on Trama',
      text: `Hello,\n\n${isOwn ? 'You asked' : 'A Trama administrator asked'} to sign in to your account with this address. To confirm it, open this link. It is valid for ${hours} hours and works only once:\n\n${link}\n\nUntil then the address you have now keeps working. If you do not know what this is about, ignore this message.`,
    }),
    emailChangeAsked: (name, isOwn, email, link) => ({
      subject: 'A new email was requested for your Trama account',
      text: `Hello ${name},\n\n${isOwn ? 'You asked' : 'A Trama administrator asked'} to change your account’s email to ${email}. This address keeps working until the new one is confirmed.\n\n${isOwn ? 'If it was not you' : 'If you do not agree'}, refuse the change with this link. You do not need to sign in:\n\n${link}\n\n${isOwn ? 'Then change your password: someone used it to ask for this.' : 'Then talk to whoever runs Trama at your company.'}`,
    }),
    emailChanged: (name, email) => ({
      subject: 'Your Trama email has changed',
      text: `Hello ${name},\n\nFrom now on you sign in to your account with ${email}, and no longer with this address. Other sessions have ended. If it was not you, tell a Trama administrator right away.`,
    }),
    emailOfAnother: (name) => ({
      subject: 'This email already has a Trama account',
      text: `Hello ${name},\n\nSomeone asked to use this address for another Trama account. Nothing has changed: the address is still yours alone. If it was you, use the account you already have or choose another address.`,
    }),
    passwordChanged: (name) => ({
      subject: 'Your Trama password has changed',
      text: `Hello ${name},\n\nYour password was changed and all your sessions have ended. If it was not you, reset it now and tell a Trama administrator.`,
    }),
    phoneChanged: (name) => ({
      subject: 'Your Trama phone number has changed',
      text: `Hello ${name},\n\nYour account’s phone number was confirmed, and sign-in codes go to it. If it was not you, change your password now and tell a Trama administrator.`,
    }),
    phoneRemoved: (name) => ({
      subject: 'Your phone number was removed from Trama',
      text: `Hello ${name},\n\nThe phone number was removed from your account. From now on your password alone signs you in. If this was not you, change your password now and tell a Trama administrator.`,
    }),
    twoStep: (name, enabled) => ({
      subject: enabled ? 'Two-step verification is on in Trama' : 'Two-step verification is off in Trama',
      text: `Hello ${name},\n\n${
        enabled
          ? 'From now on signing in to your account also asks for a code sent to your phone.'
          : 'From now on your password alone signs you in.'
      } If this was not you, change your password now and tell a Trama administrator.`,
    }),
  },
  tooCommon: 'Many people use this password. Choose one that is harder to guess.',
  missing: {
    session: 'Session not found',
    emailChange: 'No email is waiting for confirmation',
  },
  fields: {
    refreshToken: 'The refresh token',
    challengeId: 'The verification',
    userAccessToken: 'The token',
    next: 'The address',
    enabled: 'Two-step verification',
    currentPassword: 'The current password',
  } as Record<string, string>,
};
