import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./provider-process.ts', import.meta.url));

export interface OpenIdProvider {
  issuer: string;
  /** What the tokens say from now on, beside what every token says. */
  claim(claims: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a provider of OpenID Connect in a process of its own; whoever comes is signed in there at once. */
export async function startProvider(): Promise<OpenIdProvider> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const hear = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
  const issuer = await hear<string>();
  return {
    issuer,
    claim: async (claims) => {
      const heard = hear();
      child.send(claims);
      await heard;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
    },
  };
}
