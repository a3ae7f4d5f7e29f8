import { leadActs } from '#domain/lead-lifecycle';
import { parsePhone } from '#domain/phone';
import { beginClient } from '../finance/access.ts';
import { missingPermission } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { Problem, stale } from '../kernel/problem.ts';
import { acquireAdvisoryLock } from '../kernel/store/advisory-locks.ts';
import type { Row } from '../kernel/store/tables.ts';
import { startProject } from '../projects/start/access.ts';
import { holdLead, keptLead, ofLead, refuseAnonymised } from './change.ts';
import { readLead } from './queries.ts';
import { words } from './words/index.ts';

/** The client that a lead becomes. A phone that is no number we can read goes into the notes, as it was typed. */
function clientOf({ name, company, email, phone }: Row<'leads'>, client_name: string | undefined) {
  const number = parsePhone(phone) ?? null;
  return {
    person_type: company ? ('company' as const) : ('individual' as const),
    name: client_name ?? (company || name),
    contact_name: company ? name : '',
    email,
    phone: number,
    notes: number === null ? phone : '',
  };
}

const winLead: Handler<'winLead'> = async ({ path: { id }, body: { client_name, project, version } }, asked) => {
  const work = () =>
    asked.store.transaction(async (tx) => {
      await acquireAdvisoryLock(tx, 'clients');
      const context = await holdLead(tx, id, asked);
      const lead = await keptLead(tx, id);
      refuseAnonymised(lead);
      if (version !== undefined && version !== lead.version) throw stale();
      if (leadActs.after(lead.status, 'win') === undefined)
        throw new Problem(409, 'ILLEGAL_TRANSITION', words.cannot(lead.status, 'won'));
      if (project && !context.person.permissions.has('create:projects'))
        throw missingPermission({ ...context.operation, forbidden: undefined }, 'create:projects');
      const client_id = await beginClient(tx, clientOf(lead, client_name), context);
      const project_id = project ? await startProject(tx, project, context) : null;
      const marks = { updated_at: context.now, version: lead.version + 1 };
      await tx
        .updateTable('leads')
        .set({ status: 'won', client_id, project_id, ...marks })
        .where('id', '=', id)
        .execute();
      const changes = [{ field: 'status', before: lead.status, after: 'won' }];
      const what = { subject: ofLead(id), verb: 'changed', entity: 'lead', entity_id: id, label: lead.code } as const;
      await recordActivity(tx, { ...what, changes }, context);
      return { status: 200 as const, body: await readLead(tx, id) };
    });
  // A template may be large, and is copied one at a time.
  return project?.template_id ? asked.largeWork.run('known', work) : work();
};

export const winHandlers = { winLead };
