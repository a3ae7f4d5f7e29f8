import type { Handler } from '../http/handler.ts';
import { readUsage } from './usage.ts';

const getBilling: Handler<'getBilling'> = async (_asked, { store, config, person, now }) => {
  const maySee = person.permissions.has('view:admin');
  return { status: 200, body: { plan: config.plan ?? null, usage: maySee ? await readUsage(store.db, now) : null } };
};

export const billingHandlers = { getBilling };
