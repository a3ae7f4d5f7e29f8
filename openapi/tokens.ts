// Made by `npm run contract`.

/** Paths whose calls need no bearer token. */
export const withoutToken: ReadonlySet<string> = new Set([
  '/api/auth/authenticate',
  '/api/auth/forgot-password',
  '/api/auth/github',
  '/api/auth/github/callback',
  '/api/auth/google',
  '/api/auth/google/callback',
  '/api/auth/logout',
  '/api/auth/microsoft',
  '/api/auth/microsoft/callback',
  '/api/auth/otp/verify',
  '/api/auth/refresh',
  '/api/auth/refuse-email',
  '/api/auth/reset-password',
  '/api/auth/sign-in',
  '/api/auth/sign-up',
  '/api/auth/sms-resend',
  '/api/auth/social-providers',
  '/api/google-calendar/channels/{token}',
  '/api/meetings/feed/{token}.ics',
  '/api/site/contacts',
  '/healthz',
  '/readyz',
]);

/** Paths whose calls may go without a bearer token. */
export const withOrWithoutToken: ReadonlySet<string> = new Set([
  '/api/auth/confirm-email',
  '/api/auth/update-phone-number',
  '/api/invitations/token/{token}',
  '/api/projects/{id}/invitations/token/{token}',
]);
