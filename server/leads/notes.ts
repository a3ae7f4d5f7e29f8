import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { holdLead, keptLead, ofLead, refuseAnonymised } from './change.ts';
import { leadNotes, readLead, serializeNote } from './queries.ts';
import { words } from './words/index.ts';

const maxNotes = 500;

const listLeadNotes: Handler<'listLeadNotes'> = async (asked, context) => {
  const { db } = context.store;
  const { id } = await readLead(db, asked.path.id);
  return page(leadNotes(db).where('n.lead_id', '=', id), asked, context, {
    order: [
      { by: 'n.created_at', type: 'instant' },
      { by: 'n.id', type: 'id' },
    ],
    direction: 'desc',
    as: serializeNote,
  });
};

const addLeadNote: Handler<'addLeadNote'> = ({ path: { id: lead_id }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person, now, ...context } = await holdLead(tx, lead_id, asked);
    const lead = await keptLead(tx, lead_id);
    refuseAnonymised(lead);
    const { count } = await tx
      .selectFrom('lead_notes')
      .where('lead_id', '=', lead_id)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    checkCap(maxNotes, count + 1, words.limitReached(maxNotes));
    const id = newId();
    await tx
      .insertInto('lead_notes')
      .values({ id, lead_id, author_id: person.id, text: body.text.trim(), created_at: now })
      .execute();
    // A note restarts the twelve months until anonymization, but does not increment `version`: open forms stay valid.
    await tx.updateTable('leads').set({ updated_at: now }).where('id', '=', lead_id).execute();
    const what = { subject: ofLead(lead_id), entity: 'lead_note', entity_id: id, label: lead.code } as const;
    await recordActivity(tx, { ...what, verb: 'created' }, { ...context, person, now });
    const row = await leadNotes(tx).where('n.id', '=', id).executeTakeFirstOrThrow();
    return { status: 201, body: serializeNote(row) };
  });

export const noteHandlers = { listLeadNotes, addLeadNote };
