import { isEmail } from '#domain/email';

/**
 * Returns whether a text is exactly one e-mail address. A mailer would read a comma, a colon or a line break as the
 * start of further recipients.
 */
export const isEmailAddress = isEmail;

/** Returns whether a text is one phone number in E.164. */
export const isPhone = (text: string) => /^\+[1-9]\d{7,14}$/.test(text);
