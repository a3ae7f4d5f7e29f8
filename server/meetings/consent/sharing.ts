import { sql } from 'kysely';
import { checkCap } from '../../kernel/caps.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { NewRow, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';

/** Meetings and series of one inviter that may wait for one person's yes at once. */
export const maxWaiting = 10;

/** Returns those of some people who share no unit and no project with a person. Roles alone share nothing. */
export async function strangersAmong(tx: Tx, personId: string, people: readonly string[]): Promise<Set<string>> {
  const others = [...new Set(people)].filter((id) => id !== personId).sort();
  if (others.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users as u')
    .where('u.id', '=', anyOf(others))
    .where(
      sql<boolean>`not exists (select from user_units mine join user_units theirs on theirs.unit_id = mine.unit_id
        where mine.user_id = ${personId}::uuid and theirs.user_id = u.id)`,
    )
    .where(
      sql<boolean>`not exists (select from project_members mine
        join project_members theirs on theirs.project_id = mine.project_id
        where mine.user_id = ${personId}::uuid and theirs.user_id = u.id)`,
    )
    .select('u.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many meetings and series of an inviter wait for each of some people. */
async function waitingCounts(tx: Tx, inviterId: string, people: string[], now: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('meeting_attendees as a')
    .innerJoin('meetings as m', 'm.id', 'a.meeting_id')
    .where('a.invited_by', '=', inviterId)
    .where('a.user_id', '=', anyOf(people))
    .where('a.consent', '=', 'waiting')
    .where('m.end_at', '>', now)
    .groupBy('a.user_id')
    .select(['a.user_id', sql<number>`count(distinct coalesce(m.series_id, m.id))::integer`.as('count')])
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id ?? '', count]));
}

type Fresh = NewRow<'meeting_attendees'>;
interface Inviter {
  person: { id: string } | null;
  now: string;
}

/**
 * Returns new attendees with their consent: people who share no unit and no project with the inviter must accept first.
 * Throws `Problem` (409) when too many invitations of the inviter wait for one of them. With `isQuiet`, for a calendar
 * synchronization without a caller to answer, it stores the excess invitations as refused instead.
 */
export async function withConsent(
  tx: Tx,
  fresh: readonly Fresh[],
  { person, now }: Inviter,
  { isQuiet = false } = {},
): Promise<Fresh[]> {
  const ids = fresh.flatMap(({ user_id }) => user_id ?? []);
  if (!person || ids.length === 0) return [...fresh];
  const strangers = await strangersAmong(tx, person.id, ids);
  if (strangers.size === 0) return [...fresh];
  const counts = await waitingCounts(tx, person.id, [...strangers].sort(), now);
  return fresh.map((row) => {
    if (!row.user_id || !strangers.has(row.user_id)) return row;
    const count = (counts.get(row.user_id) ?? 0) + 1;
    counts.set(row.user_id, count);
    const asked = { ...row, invited_by: person.id };
    if (isQuiet && count > maxWaiting) return { ...asked, consent: 'refused' as const };
    checkCap(maxWaiting, count, words.tooManyWaiting(maxWaiting));
    return { ...asked, consent: 'waiting' as const };
  });
}
