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

/** Which status may follow which. */
interface Life<Status> {
  allows(from: Status, to: Status): boolean;
  cannot(from: Status, to: Status): Text;
}

/** A change of one thing, before it is written. */
export interface Change<Place, Kept, Of> {
  place: Place;
  context: Context;
  kept: Kept;
  before: Of;
  after: Of;
}

/** A kind of thing that people change: how it is held, read, compared, written and told of. */
export interface Changeable<Place, Kept extends object, Of extends Fields, Shown> {
  /** Locks it, or what it belongs to; gives the caller as they are by then. */
  hold(tx: Tx, place: Place, asked: Context): Promise<Context>;
  /** It as it is, or a 404. */
  read(tx: Tx, place: Place): Promise<Kept>;
  /** What a change may touch, as it is kept. */
  fields(of: Kept | Of): Of;
  /** Its fields that refer to things of other areas, which the caller may not be allowed to open. */
  references?: Partial<Record<keyof Of & string, ReferenceKind>>;
  /** Refuses what it may not become, or what the caller may not make of it. */
  check?(tx: Tx, change: Change<Place, Kept, Of>): void | Promise<void>;
  /** Which statuses may follow which. */
  life?: Life<Of extends { status: infer Status } ? Status : never>;
  /** Moves it to a place among its siblings; nothing where it stands there already. */
  move?(tx: Tx, place: Place, position: number): Promise<{ before: number; after: number } | undefined>;
  /** Writes the new fields, and what follows from them. */
  write(tx: Tx, change: Change<Place, Kept, Of>, marks: { updated_at: string; version: number }): Promise<unknown>;
  /** It as the contract shows it. */
  show(tx: Tx, place: Place, context: Context, kept: Kept): Shown | Promise<Shown>;
  /** What it happened to. */
  about(
    place: Place,
    after: Of,
    kept: Kept,
  ): Pick<Happening, 'subject' | 'entity' | 'entity_id' | 'label' | 'witnesses'>;
  /** The changes as people are told of them, where that is more than the fields: people and units by their names. */
  inWords?(tx: Tx, change: Change<Place, Kept, Of>): FieldChange[] | Promise<FieldChange[]>;
}

const versionOf = (kept: object) => ('version' in kept ? Number(kept.version) : 0);

function checkLife(life: Life<unknown> | undefined, from: unknown, to: unknown): void {
  if (life && !life.allows(from, to)) throw new Problem(409, 'ILLEGAL_TRANSITION', life.cannot(from, to));
}

/**
 * Carries out a change by PATCH, in one transaction: holds the thing and the caller as they are by then, refuses what
 * may not be, what comes too late and what its life does not allow, writes what differs, and tells of it. What changes
 * nothing is answered all the same.
 */
export const change = <Place, Kept extends object, Of extends Fields, Shown>(
  thing: Changeable<Place, Kept, Of, Shown>,
  place: Place,
  wanted: Partial<Of> & { version?: number; position?: number },
  asked: Context,
): Promise<{ status: 200; body: Shown }> =>
  asked.store.transaction(async (tx) => ({ status: 200, body: await changeIn(tx, thing, place, wanted, asked) }));

/** The same in a transaction that does more; gives it as it is by then. */
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
