import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { languageOf } from '../kernel/person-language.ts';
import { Problem } from '../kernel/problem.ts';
import { accountById, type HeldAccount, holdUnchanged, refuseStranger, wrongPassword } from './accounts.ts';
import { words } from './words/index.ts';

interface OwnChange {
  set: Partial<Pick<HeldAccount, 'phone' | 'phone_verified_at' | 'two_step'>>;
  changes: ReturnType<typeof diffFields>;
  /** What the person is told of it by e-mail. */
  mail: ReturnType<typeof words.mail.phoneRemoved>;
}

/** Changes how the caller comes in, once they gave their password: held, logged and told; nothing where it is so already. */
async function changeOwn(
  context: Context,
  currentPassword: string | undefined,
  decide: (held: HeldAccount) => OwnChange | undefined,
): Promise<{ status: 204; body: undefined }> {
  const { store, person, notifications, language, now } = context;
  const account = await accountById(store.db, person.id);
  if (!account) throw wrongPassword();
  await refuseStranger(account, currentPassword, context);
  return store.transaction(async (tx) => {
    await reauthorize(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    const change = decide(held);
    if (change) {
      const { id, name, email } = held;
      const { set, changes, mail } = change;
      await tx
        .updateTable('users')
        .set({ ...set, updated_at: now })
        .where('id', '=', id)
        .execute();
      const about = { entity: 'user', entity_id: id, label: name } as const;
      await recordActivity(tx, { subject: { kind: 'access', id }, verb: 'changed', ...about, changes }, context);
      await notifications.queue(tx, 'security', {
        channel: 'email',
        to: email,
        ...mail(await languageOf(tx, id, language)),
      });
    }
    return { status: 204, body: undefined };
  });
}

const setTwoStep: Handler<'setTwoStep'> = ({ body: { enabled, currentPassword } }, context) =>
  changeOwn(context, currentPassword, ({ name, phone, phone_verified_at, two_step }) => {
    if (enabled && !(phone && phone_verified_at)) throw new Problem(409, 'NO_PHONE', words.noPhone);
    if (two_step === enabled) return undefined;
    const changes = diffFields({ two_step }, { two_step: enabled });
    return { set: { two_step: enabled }, changes, mail: words.mail.twoStep(name, enabled) };
  });

/** Takes the caller's phone away, and with it the second step, whose codes would go nowhere. */
const deletePhone: Handler<'deletePhone'> = ({ body: { currentPassword } }, context) =>
  changeOwn(context, currentPassword, ({ name, phone, two_step }) => {
    if (phone === null) return undefined;
    return {
      set: { phone: null, phone_verified_at: null, two_step: false },
      changes: diffFields({ phone, two_step }, { phone: null, two_step: false }),
      mail: words.mail.phoneRemoved(name),
    };
  });

export const twoStepHandlers = { setTwoStep, deletePhone };
