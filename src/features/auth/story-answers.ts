import type { Schema } from '#openapi/operations';
import { answers, people } from '../kit/testing/StoryApp';

/** What the server answers in the stories of signing in. */
export const pair = {
  accessToken: 'tra_story',
  refreshToken: 'trr_story',
  tokenType: 'Bearer',
  expiresIn: 3600,
  refreshExpiresIn: 604800,
} as const;

export const challenge: Schema<'Challenge'> = {
  status: 'otp_required',
  challengeId: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21',
  channel: 'sms',
  destination: '(••) •••••-4321',
  expiresIn: 600,
  resendIn: 30,
  canChangePhone: false,
};

/** Everything goes well after the first form. */
export const welcome = [
  answers('get', '/api/auth/social-providers', { data: [] }),
  answers('get', '/api/auth/me', people.admin),
  answers('post', '/api/auth/otp/verify', { token: 'tru_story', expires_in: 300 }),
  answers('post', '/api/auth/authenticate', pair),
  answers('post', '/api/auth/sms-resend', { ...challenge, resendIn: 30 }),
  answers('post', '/api/auth/update-phone-number', { ...challenge, destination: '(••) •••••-0000' }),
];
