import { client } from '#openapi/client';
import type { Ask, Schema } from '#openapi/operations';
import { Problem } from '../kernel/problem';

type Pair = Schema<'TokenPair'>;

/** Exchanges a proof of who one is for tokens; fails with the texts of the specification, section 8. */
export async function authenticate(proof: Ask<'authenticate'>['body']): Promise<Pair> {
  try {
    const { data } = await client.POST('/api/auth/authenticate', { body: proof });
    if (data?.accessToken) return data;
  } catch (error) {
    throw new Error(`Failed to authenticate: ${(error as Error).message}`, { cause: error });
  }
  throw new Error('Invalid authentication response: missing access token');
}

/** The social providers that are configured; without an answer there are e-mail and password. */
export async function configuredProviders(): Promise<Schema<'SocialProvider'>[]> {
  try {
    const { data } = await client.GET('/api/auth/social-providers');
    return data?.data ?? [];
  } catch {
    return [];
  }
}

/** The problem beneath a failure of one of these calls, for the person. */
export const problemIn = (failure: unknown): unknown =>
  failure instanceof Error && failure.cause instanceof Problem ? failure.cause : failure;
