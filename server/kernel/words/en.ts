import type { ptBR } from './pt-BR.ts';

/** The texts of the kernel, in English. */
export const en: typeof ptBR = {
  tooSoon: (seconds) => `Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} and try again.`,
  tooManyAttempts: (minutes) => `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  stale: 'Someone else changed this while you were editing.',
  closing: 'The server is restarting. Try again shortly.',
  invalid: 'Invalid data',
  unavailable: 'The service is unavailable right now. Try again shortly.',
  notFoundHere: 'There is nothing at this address.',
};
