import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config.ts';

/**
 * Whom Fastify is to believe. A number of proxies only as a function, for by itself it takes none: it would believe
 * whoever comes past them, which is for the network to prevent.
 */
export const believing = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

/** Tells the log, once, that a proxy seems to be in front: without TRUST_PROXY all who come by it share one address. */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log.warn('X-Forwarded-For is not believed: say in TRUST_PROXY how many proxies are in front, or their networks');
  });
}
