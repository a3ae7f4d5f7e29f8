import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * A new opaque token. Its prefix says what it is: `tra_` access, `trr_` refresh, `tru_` after a code, `trc_` after a
 * social sign-in, `trp_` for a new password, `tri_` in an invitation, `trd_` by which a device is known, `trv_`
 * by which the app is seen as somebody else sees it, `trf_` in the address of a calendar, `trn_` in that at which a
 * calendar's changes are told, `tre_` by which a new address is confirmed, `trx_` by which it is refused.
 */
export const newToken = (
  prefix: 'tra_' | 'trr_' | 'tru_' | 'trx_' | 'trc_' | 'trp_' | 'tri_' | 'trd_' | 'tre_' | 'trv_' | 'trf_' | 'trn_',
) => prefix + randomBytes(32).toString('base64url');

/** What the store keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new code of six digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
