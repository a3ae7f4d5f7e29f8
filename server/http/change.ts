import type { Schema } from '#openapi/operations';
import { type ActivityEvent, diffFields, recordActivity } from '../kernel/activity/record.ts';
import type { LocalizedText } from '../kernel/language.ts';
import { Problem, stale } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import type { Context } from './context.ts';
import type { ReferenceKind } from './contract.ts';
import { keepHiddenReferences } from './references.ts';

type FieldChange = Schema<'FieldChange'>;
type FieldValues = Record<string, FieldChange['before']>;

/** The allowed status transitions. */
interface Life<Status> {
  allows(from: Status, to: Status): boolean;
  cannot(from: Status, to: Status): LocalizedText;
}

/** A change of one record before it is written. */
export interface Change<Key, Row, Fields> {
  place: Key;
  context: Context;
  current: Row;
  before: Fields;
  after: Fields;
}

/** The rules for changing one kind of record: how it is locked, read, compared, written and recorded. */
export interface ChangeRules<Key, Row extends object, Fields extends FieldValues, Json> {
  /** Locks the record or its parent, and returns the reauthorized caller. */
  hold(tx: Tx, place: Key, requestContext: Context): Promise<Context>;
  /** Reads the current row. Throws `Problem` (404) if there is none. */
  read(tx: Tx, place: Key): Promise<Row>;
  /** Returns the changeable fields in their stored form. */
  fields(of: Row | Fields): Fields;
  /** The fields that refer to records of other areas, which the caller may not be allowed to open. */
  references?: Partial<Record<keyof Fields & string, ReferenceKind>>;
  /** Throws `Problem` when the new state is invalid or the caller may not make this change. */
  check?(tx: Tx, change: Change<Key, Row, Fields>): void | Promise<void>;
  /** The allowed status transitions. */
  life?: Life<Fields extends { status: infer Status } ? Status : never>;
  /** Moves the record among its siblings; undefined if it is already there. */
  move?(tx: Tx, place: Key, position: number): Promise<{ before: number; after: number } | undefined>;
  /** Writes the new fields and everything that follows from them. */
  write(tx: Tx, change: Change<Key, Row, Fields>, marks: { updated_at: string; version: number }): Promise<unknown>;
  /** Serializes the record for the response. */
  show(tx: Tx, place: Key, context: Context, row: Row): Json | Promise<Json>;
  /** Returns the subject and label for the activity log. */
  describeActivity(
    place: Key,
    after: Fields,
    row: Row,
  ): Pick<ActivityEvent, 'subject' | 'entity' | 'entity_id' | 'label' | 'witnesses'>;
  /** Returns the changes for the activity log if they differ from the raw fields: people and units by name. */
  describeChanges?(tx: Tx, change: Change<Key, Row, Fields>): FieldChange[] | Promise<FieldChange[]>;
}

const versionOf = (row: object) => ('version' in row ? Number(row.version) : 0);

function checkLife(life: Life<unknown> | undefined, from: unknown, to: unknown): void {
  if (life && !life.allows(from, to)) throw new Problem(409, 'ILLEGAL_TRANSITION', life.cannot(from, to));
}

/**
 * Applies a PATCH in one transaction: locks the record and reauthorizes the caller, rejects invalid, stale and illegal
 * changes, writes the differences and records them. A change without differences also succeeds.
 */
export const change = <Key, Row extends object, Fields extends FieldValues, Json>(
  thing: ChangeRules<Key, Row, Fields, Json>,
  place: Key,
  patch: Partial<Fields> & { version?: number; position?: number },
  requestContext: Context,
): Promise<{ status: 200; body: Json }> =>
  requestContext.store.transaction(async (tx) => ({
    status: 200,
    body: await changeInTransaction(tx, thing, place, patch, requestContext),
  }));

/** Applies a PATCH inside an open transaction and returns the serialized record. */
export async function changeInTransaction<Key, Row extends object, Fields extends FieldValues, Json>(
  tx: Tx,
  thing: ChangeRules<Key, Row, Fields, Json>,
  place: Key,
  { version, position, ...patch }: Partial<Fields> & { version?: number; position?: number },
  requestContext: Context,
): Promise<Json> {
  const context = await thing.hold(tx, place, requestContext);
  const row = await thing.read(tx, place);
  const before = thing.fields(row);
  const permitted = await keepHiddenReferences(
    tx,
    thing.references ?? {},
    { before, patch: patch as Partial<Fields> },
    context,
  );
  const after = thing.fields({ ...before, ...permitted } as Fields);
  const changeInput = { place, context, current: row, before, after };
  await thing.check?.(tx, changeInput);
  const currentVersion = versionOf(row);
  if (version !== undefined && version !== currentVersion) throw stale();
  checkLife(thing.life as Life<unknown> | undefined, before.status, after.status);
  const isChanged = diffFields(before, after).length > 0;
  const move = position === undefined ? undefined : await thing.move?.(tx, place, position);
  if (!isChanged && !move) return thing.show(tx, place, context, row);
  await thing.write(tx, changeInput, { updated_at: context.now, version: currentVersion + 1 });
  const changes = thing.describeChanges ? await thing.describeChanges(tx, changeInput) : diffFields(before, after);
  if (move) changes.push({ field: 'position', ...move });
  await recordActivity(
    tx,
    { ...thing.describeActivity(place, after, row), verb: isChanged ? 'changed' : 'moved', changes },
    context,
  );
  return thing.show(tx, place, context, await thing.read(tx, place));
}
