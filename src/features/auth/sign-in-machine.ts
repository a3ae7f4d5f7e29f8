import { fromPromise } from 'xstate';
import { type Challenge, signIn } from '#machines/sign-in';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { authenticate } from './calls';

/** What the first form asks: its details answer with tokens, or with a code that was sent. */
export type Identify = (details: object) => Promise<Schema<'TokenPair'> | Challenge>;

const challenged = async (answer: Promise<{ data?: Challenge }>) => (await answer).data as Challenge;

/** Returns the machine of a way in, with the server's calls in it. */
export const signInMachine = (identify: Identify) =>
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
  });
