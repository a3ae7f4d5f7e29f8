import type { Context } from '../http/context.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { isHiddenFrom, meetingAccess } from './access.ts';
import { checkNotHidden } from './change.ts';

/** Holds a meeting for whoever may write down what is talked and decided in it. */
export async function holdMeeting(tx: Tx, id: string, asked: Context) {
  const context = await meetingAccess.hold(tx, id, asked);
  const meeting = await tx.selectFrom('meetings').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  checkNotHidden(context.role, meeting);
  return { context, meeting };
}

/** Whether all of a meeting is kept from the caller, whose role in it was found. */
export const isHidden = async ({ store, role }: Context, id: string) =>
  isHiddenFrom(
    role,
    await store.db.selectFrom('meetings').where('id', '=', id).select('is_private').executeTakeFirstOrThrow(),
  );
