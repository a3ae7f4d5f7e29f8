import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config.ts';

/**
 * Returns Fastify's `trustProxy` option. A hop count is passed as a function, because Fastify ignores plain numbers: they
 * also trust clients that bypass the proxies, which the network has to prevent.
 */
export const trustProxyOption = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

/** Logs once that a proxy seems to be in front of the server. Without TRUST_PROXY all its clients share one address. */
export function warnAboutUntrustedProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    log.warn('X-Forwarded-For is not believed: say in TRUST_PROXY how many proxies are in front, or their networks');
  });
}
