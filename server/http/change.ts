import type { Schema } from '#openapi/operations';
import { changesBetween, type Happening, record } from '../kernel/activity/record.ts';
import type { Text } from '../kernel/language.ts';
import { Problem, stale } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import type { Context } from './context.ts';
import type { ReferenceKind } from './contract.ts';
import { keepRestricted } from './references.ts';

type FieldChange = Schema<'FieldChange'>;
type Fields = Record<string, FieldChange['before']>;

/** The allowed status transitions. */
interface Life<Status> {
  allows(from: Status, to: Status): boolean;
  cannot(from: Status, to: Status): Text;
}

/** A change of one record before it is written. */
export interface Change<Place, Kept, Of> {
  place: Place;
  context: Context;
  kept: Kept;
  before: Of;
  after: Of;
}

/** The rules for changing one kind of record: how it is locked, read, compared, written and recorded. */
export interface Changeable<Place, Kept extends object, Of extends Fields, Shown> {
  /** Locks the record or its parent, and returns the reauthorized caller. */
  hold(tx: Tx, place: Place, asked: Context): Promise<Context>;
  /** Reads the current row. Throws `Problem` (404) if there is none. */
  read(tx: Tx, place: Place): Promise<Kept>;
  /** Returns the changeable fields in their stored form. */
  fields(of: Kept | Of): Of;
  /** The fields that refer to records of other areas, which the caller may not be allowed to open. */
  references?: Partial<Record<keyof Of & string, ReferenceKind>>;
  /** Throws `Problem` when the new state is invalid or the caller may not make this change. */
  check?(tx: Tx, change: Change<Place, Kept, Of>): void | Promise<void>;
  /** The allowed status transitions. */
  life?: Life<Of extends { status: infer Status } ? Status : never>;
  /** Moves the record among its siblings; undefined if it is already there. */
  move?(tx: Tx, place: Place, position: number): Promise<{ before: number; after: number } | undefined>;
  /** Writes the new fields and everything that follows from them. */
  write(tx: Tx, change: Change<Place, Kept, Of>, marks: { updated_at: string; version: number }): Promise<unknown>;
  /** Serializes the record for the response. */
  show(tx: Tx, place: Place, context: Context, kept: Kept): Shown | Promise<Shown>;
  /** Returns the subject and label for the activity log. */
  about(
    place: Place,
    after: Of,
    kept: Kept,
  ): Pick<Happening, 'subject' | 'entity' | 'entity_id' | 'label' | 'witnesses'>;
  /** Returns the changes for the activity log if they differ from the raw fields: people and units by name. */
  inWords?(tx: Tx, change: Change<Place, Kept, Of>): FieldChange[] | Promise<FieldChange[]>;
}

const versionOf = (kept: object) => ('version' in kept ? Number(kept.version) : 0);

function checkLife(life: Life<unknown> | undefined, from: unknown, to: unknown): void {
  if (life && !life.allows(from, to)) throw new Problem(409, 'ILLEGAL_TRANSITION', life.cannot(from, to));
}

/**
 * Applies a PATCH in one transaction: locks the record and reauthorizes the caller, rejects invalid, stale and illegal
 * changes, writes the differences and records them. A change without differences also succeeds.
 */
export const change = <Place, Kept extends object, Of extends Fields, Shown>(
  thing: Changeable<Place, Kept, Of, Shown>,
  place: Place,
  wanted: Partial<Of> & { version?: number; position?: number },
  asked: Context,
): Promise<{ status: 200; body: Shown }> =>
  asked.store.transaction(async (tx) => ({ status: 200, body: await changeIn(tx, thing, place, wanted, asked) }));

/** Applies a PATCH inside an open transaction and returns the serialized record. */
export async function changeIn<Place, Kept extends object, Of extends Fields, Shown>(
  tx: Tx,
  thing: Changeable<Place, Kept, Of, Shown>,
  place: Place,
  { version, position, ...wanted }: Partial<Of> & { version?: number; position?: number },
  asked: Context,
): Promise<Shown> {
  const context = await thing.hold(tx, place, asked);
  const kept = await thing.read(tx, place);
  const before = thing.fields(kept);
  const meant = await keepRestricted(tx, thing.references ?? {}, { before, wanted: wanted as Partial<Of> }, context);
  const after = thing.fields({ ...before, ...meant } as Of);
  const all = { place, context, kept, before, after };
  await thing.check?.(tx, all);
  const keptVersion = versionOf(kept);
  if (version !== undefined && version !== keptVersion) throw stale();
  checkLife(thing.life as Life<unknown> | undefined, before.status, after.status);
  const isChanged = changesBetween(before, after).length > 0;
  const move = position === undefined ? undefined : await thing.move?.(tx, place, position);
  if (!isChanged && !move) return thing.show(tx, place, context, kept);
  await thing.write(tx, all, { updated_at: context.now, version: keptVersion + 1 });
  const changes = thing.inWords ? await thing.inWords(tx, all) : changesBetween(before, after);
  if (move) changes.push({ field: 'position', ...move });
  await record(tx, { ...thing.about(place, after, kept), verb: isChanged ? 'changed' : 'moved', changes }, context);
  return thing.show(tx, place, context, await thing.read(tx, place));
}
