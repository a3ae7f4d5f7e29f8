import { sql } from 'kysely';
import { isDay } from '#domain/dates';
import { isOver, projectLife } from '#domain/project-life';
import { folded } from '#domain/search';
import type { Ask, Schema } from '#openapi/operations';
import type { Handler } from '../handler.ts';
import { isInstant, pageOf, readCursor } from '../keyset.ts';
import { type ProjectRow, projectsFor, withPeople } from './rows.ts';
import { projectShape } from './shapes.ts';

type Query = Ask<'listProjects'>['query'];
type ProjectStatus = Schema<'ProjectStatus'>;
type Column = NonNullable<Query['sort_by']>;

// The far end of time stands in for a missing deadline, in the direction that puts it last.
const never = { asc: 'infinity', desc: '-infinity' };

/** For each order: what SQL compares, the type it compares as, and what a row or a cursor has to show for it. */
const orders = {
  created_at: { type: 'timestamptz', isValue: isInstant },
  updated_at: { type: 'timestamptz', isValue: isInstant },
  dead_line: {
    type: 'date',
    isValue: (value: unknown): value is string => isText(value) && (isDay(value) || /^-?infinity$/.test(value)),
  },
  name: { type: 'text', isValue: isText },
} as const satisfies Record<Column, { type: string; isValue: (value: unknown) => value is string }>;

function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}

function keyOf(column: Column, direction: 'asc' | 'desc') {
  if (column === 'name') return sql.ref('p.name_key');
  // Written out, not a parameter: the index is on exactly this expression.
  if (column === 'dead_line') return sql`coalesce(p.dead_line, ${sql.lit(never[direction])}::date)`;
  return sql.ref(`p.${column}`);
}

const sortValueOf = (row: ProjectRow, column: Column, direction: 'asc' | 'desc') => {
  if (column === 'name') return row.name_key;
  return column === 'dead_line' ? (row.dead_line ?? never[direction]) : row[column];
};

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const openStatuses = (Object.keys(projectLife) as ProjectStatus[]).filter((status) => !isOver(status));

/** Projects of which the caller is a member (all, with `manage:projects`), filtered and sorted, a page at a time. */
export const listProjects: Handler<'listProjects'> = async ({ query }, { store, person }) => {
  const {
    sort_by: column = 'created_at',
    sort_order: direction = 'desc',
    limit = 50,
    search = '',
    status = [],
    ...only
  } = query;
  const words = folded(search).split(' ').filter(Boolean);
  const statuses = [...new Set(status)].sort();
  const { unit_id: unit, owned = false, late, template = false } = only;
  const list = [column, direction, words, statuses, unit, owned, late, template];
  const { type, isValue } = orders[column];
  const from = readCursor(query.cursor, list, isValue);

  const key = keyOf(column, direction);
  const order = sql.raw(direction);
  let wanted = projectsFor(store.db, person.id);
  wanted = wanted.where(sql<boolean>`p.is_template = ${sql.lit(template)}`);
  // Templates are there for everybody.
  if (!template && !person.permissions.has('manage:projects')) wanted = wanted.where('m.role', 'is not', null);
  if (unit !== undefined) wanted = wanted.where('p.unit_id', '=', unit);
  if (owned) wanted = wanted.where('m.role', '=', 'owner');
  if (late !== undefined) wanted = wanted.where('p.dead_line', '<', late).where('p.status', 'in', openStatuses);
  if (statuses.length > 0) wanted = wanted.where('p.status', 'in', statuses);
  for (const word of words) wanted = wanted.where('p.search_text', 'like', `%${escaped(word)}%`);
  if (from) {
    const past = sql.raw(direction === 'asc' ? '>' : '<');
    wanted = wanted.where(sql<boolean>`(${key}, p.id) ${past} (${from.value}::${sql.raw(type)}, ${from.id}::uuid)`);
  }
  const sorted = sql`${key} ${order}, p.id ${order}`;
  const found = await withPeople(store.db, wanted.orderBy(sorted).limit(sql.lit(limit + 1)))
    .orderBy(sorted)
    .execute();
  const { rows, page } = pageOf(found, limit, list, (row) => ({
    value: sortValueOf(row, column, direction),
    id: row.id,
  }));
  return { status: 200, body: { data: rows.map(projectShape), page } };
};
