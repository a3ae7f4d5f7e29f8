import { createHash, randomBytes } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const contentPolicy = ({ scripts = [], styles = [] }: { scripts?: string[]; styles?: string[] } = {}) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    // Pages show files that they fetched with their token as data or blob URLs.
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

const options: FastifyHelmetOptions = {
  contentSecurityPolicy: contentPolicy(),
  // Set below, only behind https.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
};

/** Adds security headers to every response. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, options);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Cache-Control', 'no-store');
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
}

/** Returns the CSP hashes of a page's inline scripts. */
export const hashInlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Allows a page of the Storybook to run its inline scripts by hash, to set styles, and to show stories in a frame of
 * the same origin.
 */
export async function allowStories(reply: FastifyReply, scripts: string[]): Promise<void> {
  const { directives } = contentPolicy({ scripts, styles: ["'unsafe-inline'"] });
  const framedOptions = { ...options, xFrameOptions: { action: 'sameorigin' } } as FastifyHelmetOptions;
  await reply.helmet({
    ...framedOptions,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, frameSrc: ["'self'"], frameAncestors: ["'self'"] },
    },
  });
}

/** Allows the API reference to run its inline script and its renderer to set styles. */
export async function allowReference(reply: FastifyReply, scripts: string[]): Promise<void> {
  await reply.helmet({ ...options, contentSecurityPolicy: contentPolicy({ scripts, styles: ["'unsafe-inline'"] }) });
}

/** Allows a page to run its inline scripts and to carry styles with the returned nonce. */
export async function allowApp(reply: FastifyReply, scripts: string[]): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  await reply.helmet({ ...options, contentSecurityPolicy: contentPolicy({ scripts, styles: [`'nonce-${nonce}'`] }) });
  return nonce;
}
