import { hash } from 'node:crypto';

/** Computes a weak `ETag`, because proxies may compress the response (RFC 9110, 8.8.3.3). */
export const computeEtag = (text: string | Uint8Array): string => `W/"${hash('sha1', text, 'base64url')}"`;

/** Returns whether `If-None-Match` matches a tag by weak comparison (RFC 9110, 13.1.2). */
export const matchesEtag = (tag: string, known = ''): boolean =>
  known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === tag);
