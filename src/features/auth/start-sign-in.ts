import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Challenge, signIn } from '#machines/sign-in';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { watched } from '../kernel/watched';
import { authenticate } from './calls';

export type SignInActor = ActorRefFrom<typeof signIn>;

/** What the first form asks: its details answer with tokens, or with a code that was sent. */
export type Identify = (details: object) => Promise<Schema<'TokenPair'> | Challenge>;

const challenged = async (answer: Promise<{ data?: Challenge }>) => (await answer).data as Challenge;

/** Starts a way in, at the code where one was sent before. */
export const startSignIn = (identify: Identify, challenge: Challenge | undefined): SignInActor =>
  createActor(
    signIn.provide({
      actors: {
        identify: fromPromise(({ input }) => identify(input)),
        'verify code': fromPromise(
          async ({ input }) =>
            (await client.POST('/api/auth/otp/verify', { body: input })).data as Schema<'UserAccessToken'>,
        ),
        exchange: fromPromise(({ input }) => authenticate(input)),
        'send again': fromPromise(({ input }) => challenged(client.POST('/api/auth/sms-resend', { body: input }))),
        'change phone': fromPromise(({ input }) =>
          challenged(client.POST('/api/auth/update-phone-number', { body: input })),
        ),
      },
    }),
    { ...watched(), input: { challenge } },
  ).start();
