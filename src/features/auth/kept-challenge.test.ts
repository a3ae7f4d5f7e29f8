import { expect, it } from 'vitest';
import type { Challenge } from '#machines/sign-in';
import { packChallenge, unpackChallenge } from './kept-challenge';

const challenge: Challenge = {
  status: 'otp_required',
  challengeId: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01',
  channel: 'email',
  destination: 'c•••@empresa.example',
  expiresIn: 600,
  resendIn: 30,
  canChangePhone: false,
};
const now = 1_800_000_000_000;

it('goes on with the time that a code has left', () => {
  const kept = JSON.parse(packChallenge(challenge, now));
  expect(unpackChallenge(kept, now)).toEqual(challenge);
  expect(unpackChallenge(kept, now + 45_000)).toEqual({ ...challenge, expiresIn: 555, resendIn: 0 });
});

it('drops a code that is over', () => {
  expect(unpackChallenge(JSON.parse(packChallenge(challenge, now)), now + 600_000)).toBeUndefined();
});

it.each([
  null,
  7,
  [],
  {},
  { ...challenge, channel: 'pigeon', endsAt: now + 1, resendAt: now },
  { ...challenge, endsAt: 'amanhã', resendAt: now },
])('takes %o for nothing', (given) => expect(unpackChallenge(given, now)).toBeUndefined());
