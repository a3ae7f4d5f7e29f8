import { readSearchQuery } from '#domain/search-query';
import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { serializeFound } from '../http/search-source.ts';

const order: Schema<'SearchKind'>[] = [
  'project',
  'client',
  'transaction',
  'account',
  'meeting',
  'person',
  'unit',
  'waba',
];

/** Searches every kind that the caller may list. The kinds are asked one after the other, to leave connections to others. */
const searchEverything: Handler<'searchEverything'> = async ({ query: { q, kinds, limit = 6 } }, context) => {
  const query = readSearchQuery(q);
  const groups: Schema<'SearchGroup'>[] = [];
  for (const { kind, permission, find } of context.searchSources) {
    const isAsked = kinds === undefined || kinds.includes(kind);
    if (!isAsked || query.folded === '' || (permission && !context.person.permissions.has(permission))) continue;
    const results = (await find(query, limit, context)).map(serializeFound);
    if (results.length > 0) groups.push({ kind, results });
  }
  groups.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return { status: 200, body: { groups } };
};

export const searchHandlers = { searchEverything };
