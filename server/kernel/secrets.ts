import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key that secrets are kept under, with the name by which what it sealed tells it. */
export interface SecretsKey {
  id: string;
  key: Buffer;
}

const cipher = 'aes-256-gcm';
const about = (id: string, what: string) => Buffer.from(`${id} ${what}`);

/** A secret as a store may keep it: under the first key, and bound to what it is of, so that no other can pass as its own. */
export function seal(secret: string, what: string, { id, key }: SecretsKey): string {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(about(id, what));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return [id, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Thrown where a sealed secret cannot be read with the keys that this server has. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/** Returns the secret that was sealed. Throws `UnreadableSecret` where its key is not among these, or where it was sealed for something else. */
export function unseal(kept: string, what: string, keys: readonly SecretsKey[]): string {
  const [id = '', ...parts] = kept.split('.');
  const known = keys.find((each) => each.id === id);
  if (!known) throw new UnreadableSecret(`No key ${id} for a secret.`);
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
  const opening = createDecipheriv(cipher, known.key, iv, { authTagLength: 16 })
    .setAAD(about(id, what))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
  } catch {
    // Another server may call another key by the same name.
    throw new UnreadableSecret(`The key ${id} does not open this secret.`);
  }
}
