import { digitsOf, type Mask, pattern } from '../MaskedField/mask';

/** Kept are the digits after +55, or `+` and all digits of a number from elsewhere. */
export const phoneMask: Mask = {
  keep: (text) => {
    const digits = digitsOf(text);
    if (text.trimStart().startsWith('+')) {
      return digits.startsWith('55') ? digits.slice(2, 13) : `+${digits.slice(0, 15)}`;
    }
    const national = digits.replace(/^0+/, '');
    // 55 is also an area code, so that one digit too many after it is not yet a country.
    return (/^55(\d{11}|[1-8]\d{9})$/.test(national) ? national.slice(2) : national).slice(0, 11);
  },
  write: (kept) => {
    if (kept.startsWith('+')) return kept;
    const isMobile = kept[2] === '9' || kept.length > 10;
    return pattern(kept, isMobile ? '(00) 00000-0000' : '(00) 0000-0000');
  },
};

/** `+5551998765432`, or an empty text. */
export const toE164 = (kept: string) => (!kept || kept.startsWith('+') ? kept : `+55${kept}`);

/** What a stored number shows: the Brazilian ones without their `+55`. */
export const fromE164 = (value: string) => phoneMask.keep(value);
