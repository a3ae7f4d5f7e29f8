import { networkOf } from '../rate-limits.ts';

/**
 * The maximum number of event streams in one process. `further` limits streams that are not the first of their person:
 * per address, and in total to what the reserve leaves, so that a member without a stream always finds room.
 */
export const streamLimits = { perPerson: 6, furtherPerAddress: 100, all: 500, reservedForFirst: 150 };

/** The person and the client address of a stream. */
export interface StreamOwner {
  personId: string;
  address: string;
}

/** Returns whether one more stream may be opened. */
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
