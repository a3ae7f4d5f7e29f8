import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { isAddress } from './address.ts';
import type { Gateway } from './post.ts';

const patienceMs = 8_000;

/** Sends e-mail by SMTP. */
export function mailer({ url, from }: NonNullable<Config['mail']>): Gateway {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    if (!isAddress(to)) throw Object.assign(new Error(), { code: 'NO_ADDRESS' });
    await transport.sendMail({ from: { name: 'Trama', address: from }, to, subject: subject ?? '', text });
  };
}
