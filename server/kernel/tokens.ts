import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Creates an opaque token. Its prefix names its purpose: `tra_` access, `trr_` refresh, `tru_` after a code, `trc_`
 * after a social sign-in, `trp_` password reset, `tri_` invitation, `trd_` known device, `trv_` view-as mode, `trf_`
 * calendar feed, `trn_` calendar notifications, `tre_` confirmation and `trx_` rejection of a new e-mail address.
 */
export const newToken = (
  prefix: 'tra_' | 'trr_' | 'tru_' | 'trx_' | 'trc_' | 'trp_' | 'tri_' | 'trd_' | 'tre_' | 'trv_' | 'trf_' | 'trn_',
) => prefix + randomBytes(32).toString('base64url');

/** Returns the hash that the store keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a code of six digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Compares two texts in constant time. */
export const constantTimeEquals = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
