import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const most = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** Each takes 19 MiB, so only a few run at once; the others wait their turn. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Argon2id of a password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce, ...settings }));
  const { memory, passes, parallelism } = settings;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Whether a password is the one of a PHC string. */
export async function isPassword(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', kept = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc) ?? [];
  const expected = Buffer.from(kept, 'base64');
  if (!expected.length) return false;
  const hash = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(hash, expected);
}

/** A hash that no password matches: an unknown account then takes as long as a known one. */
export const noPassword = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;
