import { digitsOf, type Mask, pattern } from '../MaskedField/mask';

/** Eight digits as `00000-000`. */
export const cepMask: Mask = {
  keep: (text) => digitsOf(text).slice(0, 8),
  write: (kept) => pattern(kept, '00000-000'),
};
