import type { Schema } from '#openapi/operations';

/** Something that needs somebody's hand, and how much of it there is. */
export interface Hand {
  kind: 'invitationsFailed' | 'withoutRole' | 'withoutUnit' | 'neverCame' | 'unitsWithoutManager' | 'unitsUnused';
  count: number;
  /** The one unit that it is about, where it is one. */
  unitId?: string;
}

type Person = Pick<Schema<'UserAccount'>, 'status' | 'roles' | 'units'>;
type Unit = Pick<Schema<'Unit'>, 'is_active' | 'manager'>;
type Invitation = Pick<Schema<'Invitation'>, 'status' | 'delivery' | 'target'>;

/** What needs a hand, the most pressing first; nothing of what does not. */
export function handsNeeded(
  people: readonly Person[],
  units: readonly Unit[],
  invitations: readonly Invitation[],
): Hand[] {
  const working = people.filter(({ status }) => status !== 'inactive');
  const used = units.filter(({ is_active }) => is_active);
  const failed = invitations.filter(({ status, delivery }) => status === 'pending' && delivery.status === 'failed');
  const about = new Set(failed.map(({ target }) => target.id));
  const hands: Hand[] = [
    { kind: 'invitationsFailed', count: failed.length, unitId: about.size === 1 ? [...about][0] : undefined },
    { kind: 'withoutRole', count: working.filter(({ roles }) => roles.length === 0).length },
    { kind: 'withoutUnit', count: working.filter((person) => person.units.length === 0).length },
    { kind: 'neverCame', count: people.filter(({ status }) => status === 'invited').length },
    { kind: 'unitsWithoutManager', count: used.filter(({ manager }) => manager === null).length },
    { kind: 'unitsUnused', count: units.length - used.length },
  ];
  return hands.filter(({ count }) => count > 0);
}
