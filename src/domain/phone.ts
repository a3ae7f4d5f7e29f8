/**
 * Returns whether a text is a phone number in E.164: a plus and 8 to 15 digits. Brazilian numbers need an area code.
 */
export const isPhone = (phone: string): boolean =>
  /^\+[1-9]\d{7,14}$/.test(phone) && (!phone.startsWith('+55') || phone.length >= 13);

// Brazilian mobile numbers of eight digits got a leading nine. Numbers that start with 2 to 5 are landlines.
const mobilePattern = /^\+55(\d\d)9?([6-9]\d{7})$/;

/**
 * Returns both spellings of a Brazilian mobile number, with and without the ninth digit; other numbers are returned
 * unchanged.
 */
export function ninthDigitVariants(phone: string): [string, ...string[]] {
  const [, area, subscriber] = mobilePattern.exec(phone) ?? [];
  return area ? [`+55${area}9${subscriber}`, `+55${area}${subscriber}`] : [phone];
}

/**
 * Returns the canonical form of a number, with the ninth digit where it applies, so that both spellings compare equal.
 */
export const phoneKey = (phone: string): string => ninthDigitVariants(phone)[0];

/** Formats a phone number for display: `+55 11 98765-4321`, `0800 123 4567`. Foreign numbers are not grouped. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+55([3589]00)(\d{3})(\d{4})$/, '0$1 $2 $3').replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3');

/** Parses a typed phone number to E.164. Without a plus it is read as Brazilian, with or without the 55. */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const hasCountry = text.startsWith('+') || (digits.startsWith('55') && digits.length > 11);
  const number = hasCountry ? `+${digits}` : `+55${digits.replace(/^0/, '')}`;
  return isPhone(number) ? number : undefined;
}
