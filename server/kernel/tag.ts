import { hash } from 'node:crypto';

/** The `ETag` of an answer. Weak, for what is between may compress it (RFC 9110, 8.8.3.3). */
export const tagOf = (text: string | Uint8Array): string => `W/"${hash('sha1', text, 'base64url')}"`;

/** Whether `If-None-Match` names a tag, compared weakly as it is to be (RFC 9110, 13.1.2). */
export const isKnown = (tag: string, known = ''): boolean =>
  known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === tag);
