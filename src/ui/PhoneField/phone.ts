import { digitsOf, type Mask, pattern } from '../MaskedField/mask';

// Service numbers such as 0800: no area code ends in a zero.
const service = /^[3589]00/;
const withZero = (national: string) => (service.test(national) ? `0${national}`.slice(0, 11) : national);
const beginsService = /^0([3589]0?)?$/;

/** Stores the digits after +55, a service number with its 0, or `+` and all digits of a foreign number. */
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
    // 55 is also an area code, so one digit too many after it does not make it a country code.
    return (/^55(\d{11}|[1-8]\d{9})$/.test(national) ? national.slice(2) : national).slice(0, 11);
  },
  write: (kept) => {
    if (kept.startsWith('+')) return kept;
    if (kept.startsWith('0')) return pattern(kept, '0000 000 0000');
    const isMobile = kept[2] === '9' || kept.length > 10;
    return pattern(kept, isMobile ? '(00) 00000-0000' : '(00) 0000-0000');
  },
};

/** Converts to `+5551998765432`, or an empty text. */
export const toE164 = (kept: string) =>
  !kept || kept.startsWith('+') ? kept : `+55${service.test(kept.slice(1)) ? kept.replace(/^0/, '') : kept}`;

/** Converts a stored number to the displayed one, without `+55` for Brazilian numbers. */
export const fromE164 = (value: string) => phoneMask.keep(value);
