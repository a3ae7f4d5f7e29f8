import { people } from './0001-people.ts';
import { projects } from './0002-projects.ts';
import { proofs } from './0003-proofs.ts';
import { together } from './0004-together.ts';
import { membersInOrder } from './0005-members-in-order.ts';
import { safe } from './0006-safe.ts';
import { addressesThatAreNone } from './0007-addresses-that-are-none.ts';
import { bounds } from './0008-bounds.ts';

/** Every step from an empty store to the present one, in order. What has been released is never edited. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  people,
  projects,
  proofs,
  together,
  membersInOrder,
  safe,
  addressesThatAreNone,
  bounds,
];
