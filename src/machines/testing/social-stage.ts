import { stageOf } from '../../inspector/stage';
import { type Arrival, socialSignIn } from '../social-sign-in';

/** Sign-in with a provider, arrived at with what the address says. */
export const socialStage = (arrival: Arrival) =>
  stageOf<typeof socialSignIn>({
    machine: socialSignIn,
    input: () => arrival,
    events: { start: { Google: () => ({ provider: 'google' }) } },
    answers: { exchange: { tokens: () => ({ accessToken: 'tra_token', refreshToken: 'trr_token' }) } },
    failures: { exchange: { refused: () => new Error('refused') } },
  });
