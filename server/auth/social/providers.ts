import type { Schema } from '#openapi/operations';
import type { Config } from '../../kernel/config.ts';
import { gitHub } from './github.ts';
import { openId } from './openid.ts';

export type ProviderName = Schema<'SocialProvider'>;

/** What a provider vouches for. */
export interface Identity {
  /** Who says it; a subject is only unique there. */
  issuer: string;
  subject: string;
  /** None unless the provider has verified it. */
  email: string | null;
  name: string;
}

/** What binds one attempt together: it leaves with the browser and has to come back with it. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface Provider {
  /** Where the browser is sent to sign in. */
  begin(attempt: Attempt): Promise<URL>;
  /** Who signed in, by what the browser came back with; rejects whatever is not as it should be. */
  finish(query: URLSearchParams, attempt: Attempt): Promise<Identity>;
}

const made = new WeakMap<Config, Partial<Record<ProviderName, Provider>>>();

function make({ social: { google, microsoft, github } }: Config): Partial<Record<ProviderName, Provider>> {
  return {
    ...(google && { google: openId(google) }),
    ...(microsoft && { microsoft: openId(microsoft) }),
    ...(github && { github: gitHub(github) }),
  };
}

/** The providers that are configured, in the order that they are shown. */
export function providersOf(config: Config): Partial<Record<ProviderName, Provider>> {
  const known = made.get(config) ?? make(config);
  made.set(config, known);
  return known;
}
