import { digitsOf, type Mask, pattern } from '../MaskedField/mask';

// 0800 and its like: no area code ends in a zero.
const service = /^[3589]00/;
const withZero = (national: string) => (service.test(national) ? `0${national}`.slice(0, 11) : national);
const beginsService = /^0([3589]0?)?$/;

/** Kept are the digits after +55, of a service number with its 0; or `+` and all digits of a number from elsewhere. */
export const phoneMask: Mask = {
  keep: (text) => {
    const digits = digitsOf(text);
    if (text.trimStart().startsWith('+')) {
      if (!digits.startsWith('55')) return `+${digits.slice(0, 15)}`;
      return withZero(digits.slice(2, 13));
    }
    if (beginsService.test(digits)) return digits;
    const national = digits.replace(/^0+/, '');
    if (service.test(national)) return withZero(national);
    // 55 is also an area code, so that one digit too many after it is not yet a country.
    return (/^55(\d{11}|[1-8]\d{9})$/.test(national) ? national.slice(2) : national).slice(0, 11);
  },
  write: (kept) => {
    if (kept.startsWith('+')) return kept;
    if (kept.startsWith('0')) return pattern(kept, '0000 000 0000');
    const isMobile = kept[2] === '9' || kept.length > 10;
    return pattern(kept, isMobile ? '(00) 00000-0000' : '(00) 0000-0000');
  },
};

/** `+5551998765432`, or an empty text. */
export const toE164 = (kept: string) =>
  !kept || kept.startsWith('+') ? kept : `+55${service.test(kept.slice(1)) ? kept.replace(/^0/, '') : kept}`;

/** What a stored number shows: the Brazilian ones without their `+55`. */
export const fromE164 = (value: string) => phoneMask.keep(value);
