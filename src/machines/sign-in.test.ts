import { expect, it } from 'vitest';
import { Coverage } from '../inspector/coverage';
import { explore, type Moves } from '../inspector/explore';
import { World } from '../inspector/world';
import { type Challenge, signIn } from './sign-in';

const coverage = new Coverage();
const pair = { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresIn: 3600, refreshExpiresIn: 604800 };
const challenge = (canChangePhone: boolean): Challenge => ({
  status: 'otp_required',
  challengeId: 'c1',
  channel: 'sms',
  destination: '(••) •••••-4321',
  expiresIn: 600,
  resendIn: 30,
  canChangePhone,
});

const moves: Moves<typeof signIn> = {
  submit: (here) => here.send({ type: 'submit', details: { email: 'a@b.co', password: 'x' } }),
  'in at once': (here) => here.answer('identify', pair),
  'a code is asked for': (here) => here.answer('identify', challenge(false)),
  'a code is asked for, the phone may change': (here) => here.answer('identify', challenge(true)),
  'is refused': (here) => here.fail('identify'),
  'enter code': (here) => here.send({ type: 'enter code', code: '123456' }),
  'code is right': (here) => here.answer('verify code', { token: 'tru_1', expires_in: 300 }),
  'code is wrong': (here) => here.fail('verify code'),
  'is exchanged': (here) => here.answer('exchange', pair),
  'is not exchanged': (here) => here.fail('exchange'),
  '30 s pass': (here) => here.advance(30_000),
  'send again': (here) => here.send({ type: 'send again' }),
  'sent again': (here) => here.answer('send again', challenge(false)),
  'not sent again': (here) => here.fail('send again'),
  'change phone': (here) => here.send({ type: 'change phone' }),
  'enter phone': (here) => here.send({ type: 'enter phone', phone: '+5511987654321' }),
  'phone is taken': (here) => here.answer('change phone', challenge(true)),
  'phone is refused': (here) => here.fail('change phone'),
  'go back': (here) => here.send({ type: 'go back' }),
};

it.each([undefined, challenge(false)])('holds on every way from the code sent before: %o', async (sent) => {
  await explore({
    make: () => new World(signIn, { input: () => ({ challenge: sent }), coverage }),
    moves,
    key: ({ snapshot: { value, context } }) => JSON.stringify([value, context.challenge?.canChangePhone]),
    check: ({ snapshot, waiting }, path) => {
      const { context } = snapshot;
      if (snapshot.matches('done')) {
        expect(snapshot.output, path.join()).toEqual(pair);
        expect(context.userAccessToken).toBeUndefined();
      }
      if (snapshot.matches('code') || snapshot.matches('phone')) expect(context.challenge).toBeDefined();
      if (snapshot.matches('phone')) expect(context.challenge?.canChangePhone).toBe(true);
      for (const src of ['identify', 'verify code', 'exchange', 'send again', 'change phone']) {
        expect(waiting(src), `${path}: ${src}`).toBeLessThanOrEqual(1);
      }
    },
  });
});

it('was walked to 100 % of its states and transitions', async () => {
  const { states, transitions, told } = coverage.of(signIn);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/sign-in.taken.json');
});

it('sends a code again no sooner than the server allows', async () => {
  const here = new World(signIn, { input: () => ({}) });
  await here.send({ type: 'submit', details: {} });
  await here.answer('identify', challenge(false));
  await here.advance(29_999);
  await here.send({ type: 'send again' });
  expect(here.waiting('send again')).toBe(0);
  await here.advance(1);
  await here.send({ type: 'send again' });
  expect(here.waiting('send again')).toBe(1);
});
