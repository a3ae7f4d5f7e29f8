/** Whether a text is a phone, E.164: a plus and 8 to 15 digits; one of Brazil has its area code. */
export const isPhone = (phone: string): boolean =>
  /^\+[1-9]\d{7,14}$/.test(phone) && (!phone.startsWith('+55') || phone.length >= 13);
