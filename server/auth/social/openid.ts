import type { Configuration, IDToken } from 'openid-client';
import type { SocialClient } from '../../kernel/config.ts';
import { isLoopback } from '../../kernel/hosts.ts';
import type { Identity, Provider } from './providers.ts';

const patienceSeconds = 8;
// Loaded with the first sign-in, for most starts see none.
const library = () => import('openid-client');

const isYes = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

/** An issuer says that an address is verified by OpenID's own claim, or, where anybody may name any, by Microsoft's. */
const isVerified = (claims: IDToken) => claims.email_verified === true || isYes(claims.xms_edov);

function identityOf(claims: IDToken): Identity {
  const { iss: issuer, sub: subject, email, name } = claims;
  const isGiven = typeof email === 'string' && isVerified(claims);
  return { issuer, subject, email: isGiven ? email : null, name: typeof name === 'string' ? name : '' };
}

/** A provider of OpenID Connect, found by its issuer when it is first asked for. */
export function openId({ clientId, clientSecret, issuer }: SocialClient & { issuer: string }): Provider {
  const server = new URL(issuer);
  const found = async () => {
    const client = await library();
    const insecure = isLoopback(server.hostname) ? [client.allowInsecureRequests] : [];
    const options = { execute: [...insecure, client.enableNonRepudiationChecks], timeout: patienceSeconds };
    return client.discovery(server, clientId, undefined, client.ClientSecretPost(clientSecret), options);
  };
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    discovered ??= found().catch((error) => {
      // The next who asks may have better luck.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async ({ state, nonce, verifier, redirectUri }) => {
      const client = await library();
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    finish: async (query, { state, nonce, verifier, redirectUri }) => {
      const client = await library();
      const tokens = await client.authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('No ID token');
      return identityOf(claims);
    },
  };
}
