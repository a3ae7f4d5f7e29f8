import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { unavailable } from '../kernel/problem.ts';

const derive = promisify(argon2);
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * How many passwords are worked on at once, each with 19 MiB and one of the few threads that there are, and for how long
 * others wait before they are told to come back. `begun` counts.
 */
export const hashing = { most: Math.min(4, availableParallelism()), patienceMs: 1_000, begun: 0 };
let running = 0;
const waiting: (() => void)[] = [];

/** 503: so much is asked at once that waiting would take too long. */
const busy = () => unavailable(5);

const turn = (isFirst: boolean) =>
  new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(busy());
    }, hashing.patienceMs);
    if (isFirst) waiting.unshift(begin);
    else waiting.push(begin);
  });

async function inTurn<T>(work: () => Promise<T>, isFirst = false): Promise<T> {
  if (running >= hashing.most) await turn(isFirst);
  else running++;
  hashing.begun++;
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

/** Whether a password is the one of a PHC string; `isFirst` goes before whoever waits. */
export async function isPassword(password: string, phc: string, isFirst = false): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', kept = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc) ?? [];
  const expected = Buffer.from(kept, 'base64');
  if (!expected.length) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = { message: password, nonce: Buffer.from(salt, 'base64'), ...cost, tagLength: expected.length };
  const hash = await inTurn(() => derive('argon2id', given), isFirst);
  return timingSafeEqual(hash, expected);
}

/** A hash that no password matches: an unknown account then takes as long as a known one. */
export const noPassword = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;
