const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';

const emailPattern = new RegExp(`^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+${label}$`, 'i');

/**
 * Returns whether a text is exactly one e-mail address within the limits of RFC 5321 and 1123: a local part of at most
 * 64 characters, at least two domain labels of at most 63, 254 in all.
 */
export const isEmail = (text: string): boolean => emailPattern.test(text);
