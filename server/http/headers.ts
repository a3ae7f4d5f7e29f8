import { createHash, randomBytes } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const policy = ({ scripts = [], styles = [] }: { scripts?: string[]; styles?: string[] } = {}) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    // What a page has fetched with its token it shows from its own memory.
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
  contentSecurityPolicy: policy(),
  // Sent only where it holds, behind https.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
};

/** What every answer tells the browser not to do. */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, options);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Cache-Control', 'no-store');
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
}

/** The hashes of the scripts that stand in a page itself, by which its policy lets them run. */
export const hashesIn = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Lets a page of the Storybook run the inline scripts it was built with, by their hashes, set its styles, and show its
 * stories in a frame of its own.
 */
export async function allowStories(reply: FastifyReply, scripts: string[]): Promise<void> {
  const { directives } = policy({ scripts, styles: ["'unsafe-inline'"] });
  const framed = { ...options, xFrameOptions: { action: 'sameorigin' } } as FastifyHelmetOptions;
  await reply.helmet({
    ...framed,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, frameSrc: ["'self'"], frameAncestors: ["'self'"] },
    },
  });
}

/** Lets the API reference run its inline script, and its renderer set the styles of what it draws. */
export async function allowReference(reply: FastifyReply, scripts: string[]): Promise<void> {
  await reply.helmet({ ...options, contentSecurityPolicy: policy({ scripts, styles: ["'unsafe-inline'"] }) });
}

/** Lets one page run the inline scripts it was built with, and carry styles that it marks with the nonce given back. */
export async function allowApp(reply: FastifyReply, scripts: string[]): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  await reply.helmet({ ...options, contentSecurityPolicy: policy({ scripts, styles: [`'nonce-${nonce}'`] }) });
  return nonce;
}
