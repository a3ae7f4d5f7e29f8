import { sql } from 'kysely';
import { foldText } from '#domain/search';
import type { Ask, Schema } from '#openapi/operations';
import { notFound } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

type Texts = Pick<Row<'leads'>, 'name' | 'company' | 'email'>;

/** Normalized texts of a lead, for sorting and search. */
export const leadKeys = ({ name, company, email }: Texts) => ({
  name_key: foldText(name),
  search_text: foldText([name, company, email].join(' ')),
});

const leads = (db: Db) =>
  db
    .selectFrom('leads as l')
    .leftJoin('users as a', 'a.id', 'l.assignee_id')
    .select(['l.id', 'l.code', 'l.name', 'l.name_key', 'l.email', 'l.phone', 'l.company', 'l.service', 'l.language'])
    .select(['l.marketing', 'l.status', 'l.anonymised_at', 'l.is_sample', 'l.created_at', 'l.updated_at', 'l.version'])
    .select(['l.assignee_id', 'a.name as assignee_name']);
type LeadRow = Awaited<ReturnType<ReturnType<typeof leads>['executeTakeFirstOrThrow']>>;

const namedBy = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A lead as a list shows it. */
export const serializeLead = ({ name_key: _, assignee_id, assignee_name, ...lead }: LeadRow): Schema<'Lead'> => ({
  ...lead,
  assignee: namedBy(assignee_id, assignee_name),
});

const zone = 'America/Sao_Paulo';
const startOf = (day: string, days = 0) =>
  sql<string>`((${day}::date + ${days}::integer)::timestamp at time zone ${sql.lit(zone)})`;

/** The leads that a list asks for. */
export function leadsAsked(
  db: Db,
  { search = '', status = [], service = [], assignee_id, from, to }: Ask<'listLeads'>['query'],
) {
  let wanted = leads(db);
  if (status.length > 0) wanted = wanted.where('l.status', 'in', [...new Set(status)].sort());
  if (service.length > 0) wanted = wanted.where('l.service', 'in', [...new Set(service)].sort());
  if (assignee_id !== undefined) wanted = wanted.where('l.assignee_id', '=', assignee_id);
  if (from !== undefined) wanted = wanted.where('l.created_at', '>=', startOf(from));
  if (to !== undefined) wanted = wanted.where('l.created_at', '<', startOf(to, 1));
  if (search) wanted = wanted.where(matchesSearchInSql('l.search_text', search));
  return wanted;
}

/** A lead with its message, as the contract shows it; a 404 where there is none. */
export async function readLead(db: Db, id: string): Promise<Schema<'LeadDetail'>> {
  const row = await leads(db)
    .leftJoin('clients as c', 'c.id', 'l.client_id')
    .leftJoin('projects as p', 'p.id', 'l.project_id')
    .select(['l.message', 'l.page as source_page', 'l.notice_version', 'l.client_id', 'l.project_id'])
    .select(['c.name as client_name', 'p.name as project_name'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(words.missing.lead);
  const { client_id, client_name, project_id, project_name, ...lead } = row;
  return {
    ...serializeLead(lead),
    client: namedBy(client_id, client_name),
    project: namedBy(project_id, project_name),
  } as Schema<'LeadDetail'>;
}

/** Returns the next code of a lead. The row of the counter serializes those who ask at once. */
export async function nextLeadCode(tx: Tx): Promise<string> {
  const { value } = await tx
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'leads')
    .returning('value')
    .executeTakeFirstOrThrow();
  return `CT-${String(value).padStart(4, '0')}`;
}

/** The notes on leads, each with its author. */
export const leadNotes = (db: Db) =>
  db
    .selectFrom('lead_notes as n')
    .leftJoin('users as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.author_id', 'n.text', 'n.created_at', 'a.name as author_name']);
type NoteRow = Awaited<ReturnType<ReturnType<typeof leadNotes>['executeTakeFirstOrThrow']>>;

/** A note as the contract shows it. */
export const serializeNote = ({ author_id, author_name, ...note }: NoteRow): Schema<'LeadNote'> => ({
  ...note,
  author: namedBy(author_id, author_name),
});
