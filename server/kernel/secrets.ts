import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An encryption key, with the id that is stored in what it encrypts. */
export interface SecretsKey {
  id: string;
  key: Buffer;
}

const cipher = 'aes-256-gcm';
const associatedData = (id: string, purpose: string) => Buffer.from(`${id} ${purpose}`);

/** Encrypts a secret with a key and binds it to its purpose, so that it cannot be used in place of another. */
export function seal(secret: string, purpose: string, { id, key }: SecretsKey): string {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(associatedData(id, purpose));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return [id, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Thrown when a secret cannot be decrypted with the configured keys. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/** Decrypts a secret. Throws `UnreadableSecret` when its key is unknown or it was sealed for another purpose. */
export function unseal(stored: string, purpose: string, keys: readonly SecretsKey[]): string {
  const [id = '', ...parts] = stored.split('.');
  const match = keys.find((each) => each.id === id);
  if (!match) throw new UnreadableSecret(`No key ${id} for a secret.`);
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
  const opening = createDecipheriv(cipher, match.key, iv, { authTagLength: 16 })
    .setAAD(associatedData(id, purpose))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
  } catch {
    // Another server may have used the same id for another key.
    throw new UnreadableSecret(`The key ${id} does not open this secret.`);
  }
}
