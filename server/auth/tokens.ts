import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token. Its prefix says what it is: `tra_` access, `trr_` refresh. */
export const newToken = (prefix: 'tra_' | 'trr_') => prefix + randomBytes(32).toString('base64url');

/** What the store keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
