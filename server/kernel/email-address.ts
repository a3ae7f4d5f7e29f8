import { isEmail } from '#domain/email';

/**
 * Whether a text is one e-mail address and nothing besides. A mailer would read a comma, a colon or a line break as the
 * beginning of further recipients.
 */
export const isAddress = isEmail;

/** Whether a text is one phone number with its country, E.164. */
export const isPhone = (text: string) => /^\+[1-9]\d{7,14}$/.test(text);
