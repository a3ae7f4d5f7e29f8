import type { Config } from '../kernel/config.ts';
import { isPhone } from '../kernel/email-address.ts';
import type { Gateway } from './notifications.ts';

const patienceMs = 5_000;

/** Sends text messages by a gateway that takes `{to, text}` as JSON. */
export function texter({ url, token }: NonNullable<Config['sms']>): Gateway {
  return async ({ id, recipient: to, text }) => {
    if (!isPhone(to)) throw Object.assign(new Error(), { code: 'NO_PHONE' });
    const { ok, status } = await fetch(url, {
      method: 'POST',
      // The same however often it is tried.
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!ok) throw Object.assign(new Error(), { responseCode: status });
  };
}
