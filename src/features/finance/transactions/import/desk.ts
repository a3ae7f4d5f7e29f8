import type { ImportKnown, Kept } from '#machines/statement-import';
import type { Schema } from '#openapi/operations';
import { isObject } from '../../../kernel/browser-storage';
import { draftDatabase } from '../../../kernel/drafts';
import type { Mapping } from './columns';
import type { Statement } from './read/statement';
import type { ReadOptions, Row } from './rows';

/** All that lies on the desk while a statement is imported. */
export interface Desk {
  account?: { id: string; name: string; type: Schema<'FinanceAccountType'> };
  statement?: Statement;
  mapping?: Mapping;
  options?: ReadOptions;
  /** How the rows on the desk were read. */
  readAs?: { mapping: Mapping; options: ReadOptions };
  rows?: Row[];
  /** The accounts of the file that were imported already, by their places. */
  doneSources?: number[];
  known?: ImportKnown;
}

interface Stored extends Desk {
  shape: number;
  at: Kept['at'];
  personId: string;
}

/** Whether a file leaves something to be said: what its columns are, or which of its accounts is meant, at which rate. */
export const hasQuestions = ({ statement }: Desk): boolean =>
  statement?.format !== 'ofx' || (statement.sources ?? []).length > 1 || statement.sources?.[0]?.currency !== 'BRL';

// Of another shape is what an older build left: it is not taken up.
const shape = 2;
const table = 'desk';
const tabKey = 'draft:import';

/** This tab's place in the store: each goes on with its own. */
function placeOf(make: boolean): string | null {
  const known = sessionStorage.getItem(tabKey);
  if (known || !make) return known;
  const place = crypto.randomUUID();
  sessionStorage.setItem(tabKey, place);
  return place;
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open(draftDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(table, 'readwrite').objectStore(table)));
  } finally {
    database.close();
  }
}

const isDesk = (given: unknown, personId: string): given is Stored =>
  isObject(given) &&
  given.shape === shape &&
  given.personId === personId &&
  ['mapping', 'comparing', 'preview', 'running'].includes(String(given.at)) &&
  isObject(given.statement) &&
  isObject(given.account) &&
  (given.at === 'mapping' || given.at === 'comparing' || Array.isArray(given.rows));

/** What this tab was at before it was loaded anew; nothing where that was done, or somebody else's. */
export async function takeUp(personId: string): Promise<{ kept: Kept; desk: Desk } | undefined> {
  const place = placeOf(false);
  if (!place) return undefined;
  const found: unknown = await inStore((store) => store.get(place) as IDBRequest<unknown>);
  if (!isDesk(found, personId)) return undefined;
  const { shape: _, at, personId: __, ...desk } = found;
  return { kept: { at, hasQuestions: hasQuestions(desk), known: desk.known }, desk };
}

/** Keeps the desk of this tab, so that a reload takes nothing away. Without a store the import goes on all the same. */
export async function keep(at: Kept['at'], personId: string, desk: Desk): Promise<void> {
  // Known before anything is waited for: what is cleared meanwhile does not come back under another name.
  const place = placeOf(true) as string;
  await inStore((store) => store.put({ ...desk, shape, at, personId } satisfies Stored, place)).catch(() => undefined);
}

/** Forgets the desk of this tab: what was on it is done, or given up. */
export async function clear(): Promise<void> {
  const place = placeOf(false);
  sessionStorage.removeItem(tabKey);
  if (place) await inStore((store) => store.delete(place)).catch(() => undefined);
}
