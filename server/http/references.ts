import type { Person } from '../kernel/person.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import type { Context } from './context.ts';
import type { Operation, ReferenceKind } from './contract.ts';
import type { HandlerResponse } from './response-validation.ts';
import { words } from './words/index.ts';

/** Returns which records of one kind a person may open. */
export type FindOpenable = (db: Db, ids: string[], person: Person) => Promise<string[]>;

/** The finders of all kinds, as registered by the areas. */
export type OpenableFinders = Record<ReferenceKind, FindOpenable>;

interface Reference {
  id: string | null;
  name: string;
}

/** Returns all objects at a path of a value; `*` stands for each item of a list. */
function objectsAt(value: unknown, [step, ...rest]: readonly string[]): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => objectsAt(item, rest)) : [];
  return objectsAt((value as Record<string, unknown>)[step], rest);
}

/** Removes id and name from the references in a response that the reader may not open. */
export async function restrictReferences(
  { references }: Pick<Operation, 'references'>,
  { status, body }: HandlerResponse,
  { store, person, language, openable }: Pick<Context, 'store' | 'person' | 'language' | 'openable'>,
): Promise<void> {
  if (status >= 300) return;
  for (const [kind, paths] of Map.groupBy(references, ({ kind }) => kind)) {
    const objects = paths.flatMap(({ path }) => objectsAt(body, path)) as Reference[];
    const ids = [...new Set(objects.flatMap(({ id }) => id ?? []))];
    if (ids.length === 0) continue;
    const open = new Set(await openable[kind](store.db, ids, person));
    for (const reference of objects)
      if (reference.id !== null && !open.has(reference.id))
        Object.assign(reference, { id: null, name: words.restricted[kind](language) });
  }
}

/**
 * Drops references from a change that the caller could not see and therefore sent back as null, so that they stay
 * unchanged.
 */
export async function keepHiddenReferences<Fields extends Record<string, unknown>>(
  tx: Tx,
  kinds: Partial<Record<keyof Fields & string, ReferenceKind>>,
  { before, patch }: { before: Fields; patch: Partial<Fields> },
  { openable, person }: Pick<Context, 'openable' | 'person'>,
): Promise<Partial<Fields>> {
  const permitted = { ...patch };
  for (const [field, kind] of Object.entries(kinds) as [keyof Fields, ReferenceKind][]) {
    const id = before[field];
    if (patch[field] !== null || typeof id !== 'string') continue;
    const [open] = await openable[kind](tx, [id], person);
    if (!open) delete permitted[field];
  }
  return permitted;
}
