import { randomBytes } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const policy = (...styles: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
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

/**
 * Lets a page of the Storybook run the inline scripts it was built with, by their hashes, set its styles, and show its
 * stories in a frame of its own.
 */
export async function allowOwnScripts(reply: FastifyReply, hashes: string[]): Promise<void> {
  const { directives } = policy("'unsafe-inline'");
  const framed = { ...options, xFrameOptions: { action: 'sameorigin' } } as FastifyHelmetOptions;
  await reply.helmet({
    ...framed,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...directives,
        scriptSrc: ["'self'", ...hashes],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
  });
}

/** Lets one page carry styles that it marks with the nonce given back. */
export async function allowStyles(reply: FastifyReply): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  await reply.helmet({ ...options, contentSecurityPolicy: policy(`'nonce-${nonce}'`) });
  return nonce;
}
