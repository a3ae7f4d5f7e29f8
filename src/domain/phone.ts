/** Whether a text is a phone, E.164: a plus and 8 to 15 digits; one of Brazil has its area code. */
export const isPhone = (phone: string): boolean =>
  /^\+[1-9]\d{7,14}$/.test(phone) && (!phone.startsWith('+55') || phone.length >= 13);

// A mobile of Brazil that had eight digits before each got a nine in front. What begins with 2 to 5 is a landline.
const mobile = /^\+55(\d\d)9?([6-9]\d{7})$/;

/** Both ways to write one number: a Brazilian mobile with its ninth digit, and without; any other as it is. */
export function ninthDigitVariants(phone: string): [string, ...string[]] {
  const [, area, rest] = mobile.exec(phone) ?? [];
  return area ? [`+55${area}9${rest}`, `+55${area}${rest}`] : [phone];
}

/** With its ninth digit, where it may have one: by this a number is the same, however it is written. */
export const phoneKey = (phone: string): string => ninthDigitVariants(phone)[0];

/** A phone as people write it: `+55 11 98765-4321`, `0800 123 4567`; one from elsewhere in one piece. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+55([3589]00)(\d{3})(\d{4})$/, '0$1 $2 $3').replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3');

/** A phone as people type it, as E.164: without a plus it is Brazilian, with its 55 or without. */
export function readPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const hasCountry = text.startsWith('+') || (digits.startsWith('55') && digits.length > 11);
  const number = hasCountry ? `+${digits}` : `+55${digits.replace(/^0/, '')}`;
  return isPhone(number) ? number : undefined;
}
