import { sql } from 'kysely';
import type { Sweep } from '../kernel/housekeeping.ts';

const keptMonths = 12;
const batch = 500;

/**
 * Empties the personal data of leads that were not won, twelve months after their last change. What is left counts them:
 * service, status and dates.
 */
export const anonymiseLeads: Sweep = async (db, { now }) => {
  for (let done = batch; done === batch; ) {
    done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update leads set name = '', name_key = '', search_text = '', email = '', phone = '', company = '', message = '',
          marketing = false, anonymised_at = ${now}::timestamptz, version = version + 1
        where id in (select id from leads where status <> 'won' and anonymised_at is null
          and updated_at < ${now}::timestamptz - make_interval(months => ${sql.lit(keptMonths)})
          order by updated_at limit ${sql.lit(batch)} for update skip locked)
        returning id`.execute(tx);
      const ids = rows.map(({ id }) => id);
      await sql`delete from lead_notes where lead_id = any(${ids}::uuid[])`.execute(tx);
      return ids.length;
    });
  }
};
