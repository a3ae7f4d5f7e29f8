import { networkOf } from '../rate-limits.ts';

/**
 * How many event streams one process keeps open. `further` is for streams that are not the first of their person: so
 * many from one address, and together only what the reserve leaves, so that a member without a stream finds room.
 */
export const streamLimits = { perPerson: 6, furtherPerAddress: 100, all: 500, reservedForFirst: 150 };

/** A stream by its person and the client's address. */
export interface StreamOwner {
  personId: string;
  address: string;
}

/** Returns whether one more stream may be opened beside those that are open. */
export function mayOpenStream(open: readonly StreamOwner[], { personId, address }: StreamOwner): boolean {
  if (open.length >= streamLimits.all) return false;
  const seen = new Set<string>();
  const network = networkOf(address);
  let [ofPerson, furtherOfAddress] = [0, 0];
  for (const stream of open) {
    if (stream.personId === personId) ofPerson++;
    if (seen.has(stream.personId) && networkOf(stream.address) === network) furtherOfAddress++;
    seen.add(stream.personId);
  }
  if (ofPerson === 0) return true;
  return (
    ofPerson < streamLimits.perPerson &&
    furtherOfAddress < streamLimits.furtherPerAddress &&
    open.length < streamLimits.all - streamLimits.reservedForFirst
  );
}
