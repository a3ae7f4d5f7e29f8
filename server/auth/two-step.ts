import { callerNow } from '../http/admission.ts';
import type { Handler } from '../http/handler.ts';
import { changesBetween, record } from '../kernel/activity/record.ts';
import { Problem } from '../kernel/problem.ts';
import { accountById, holdUnchanged, refuseStranger, wrongPassword } from './accounts.ts';
import { words } from './words/index.ts';

const setTwoStep: Handler<'setTwoStep'> = async ({ body: { enabled, currentPassword } }, context) => {
  const { store, person, notifications, language, now } = context;
  const account = await accountById(store.db, person.id);
  if (!account) throw wrongPassword();
  await refuseStranger(account, currentPassword, context);
  return store.transaction(async (tx) => {
    await callerNow(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    if (enabled && !(held.phone && held.phone_verified_at)) throw new Problem(409, 'NO_PHONE', words.noPhone);
    if (held.two_step !== enabled) {
      const { id, name, email } = held;
      await tx.updateTable('users').set({ two_step: enabled, updated_at: now }).where('id', '=', id).execute();
      const changes = [{ field: 'two_step', before: held.two_step, after: enabled }];
      const about = { entity: 'user', entity_id: id, label: name } as const;
      await record(tx, { subject: { kind: 'access', id }, verb: 'changed', ...about, changes }, context);
      await notifications.queue(tx, { channel: 'email', to: email, ...words.mail.twoStep(name, enabled)(language) });
    }
    return { status: 204, body: undefined };
  });
};

/** Takes the caller's phone away, and with it the second step, whose codes would go nowhere. */
const deletePhone: Handler<'deletePhone'> = async ({ body: { currentPassword } }, context) => {
  const { store, person, notifications, language, now } = context;
  const account = await accountById(store.db, person.id);
  if (!account) throw wrongPassword();
  await refuseStranger(account, currentPassword, context);
  return store.transaction(async (tx) => {
    await callerNow(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    const { id, name, email, phone, two_step } = held;
    if (phone !== null) {
      const gone = { phone: null, phone_verified_at: null, two_step: false, updated_at: now };
      await tx.updateTable('users').set(gone).where('id', '=', id).execute();
      const changes = changesBetween({ phone, two_step }, { phone: null, two_step: false });
      const about = { entity: 'user', entity_id: id, label: name } as const;
      await record(tx, { subject: { kind: 'access', id }, verb: 'changed', ...about, changes }, context);
      await notifications.queue(tx, { channel: 'email', to: email, ...words.mail.phoneRemoved(name)(language) });
    }
    return { status: 204, body: undefined };
  });
};

export const twoStepHandlers = { setTwoStep, deletePhone };
