import { stageOf } from '../../inspector/stage';
import { signIn } from '../sign-in';

const pair = () => ({
  accessToken: 'tra_token',
  refreshToken: 'trr_token',
  expiresIn: 3_600,
  refreshExpiresIn: 604_800,
});
const challenge = (canChangePhone: boolean) => () => ({ challengeId: 'c1', resendIn: 30, canChangePhone });
const failing = (status: number) => () => Object.assign(new Error(String(status)), { status });
const failures = { 'wrong (401)': failing(401), 'too many (429)': failing(429), 'out of order (500)': failing(500) };

/** Sign-in with a server that answers as told. */
export const signInStage = stageOf<typeof signIn>({
  machine: signIn,
  input: () => ({}),
  events: {
    submit: {
      'e-mail and password': () => ({ details: { email: 'helena@empresa.example', password: 'tear-de-algodao' } }),
    },
    'enter code': { 'six figures': () => ({ code: '123456' }) },
    'enter phone': { mobile: () => ({ phone: '+5511987654321' }) },
  },
  answers: {
    identify: { 'needs a code': challenge(true), 'code, phone fixed': challenge(false), 'signed in': pair },
    'verify code': { right: () => ({ token: 'tru_token' }) },
    exchange: { tokens: pair },
    'send again': { sent: challenge(true) },
    'change phone': { changed: challenge(true) },
  },
  failures: {
    identify: failures,
    'verify code': failures,
    exchange: failures,
    'send again': failures,
    'change phone': failures,
  },
});
