const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';

const form = new RegExp(`^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+${label}$`, 'i');

/**
 * Whether a text is one e-mail address and nothing besides, as mail itself limits it (RFC 5321, 1123): 64 characters
 * before the sign, 63 for each part of the domain, of which there are two at least, 254 in all.
 */
export const isEmail = (text: string): boolean => form.test(text);
