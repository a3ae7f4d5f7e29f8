import type { Config } from '../kernel/config.ts';
import { isEmailAddress } from '../kernel/email-address.ts';
import type { Gateway } from './notifications.ts';

const patienceMs = 8_000;

// Loaded with the first message, for most starts send none.
const transportTo = async (url: string) =>
  (await import('nodemailer')).createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends e-mail by SMTP. */
export function mailer({ url, from }: NonNullable<Config['mail']>): Gateway {
  let transport: ReturnType<typeof transportTo> | undefined;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, recipient: to, subject, text }) => {
    if (!isEmailAddress(to)) throw Object.assign(new Error(), { code: 'NO_ADDRESS' });
    transport ??= transportTo(url);
    const sender = { name: 'Trama', address: from };
    // The same however often it is tried: who gets it twice can tell.
    const messageId = `<${id}@${domain}>`;
    await (await transport).sendMail({ from: sender, to, subject: subject ?? '', text, messageId });
  };
}
