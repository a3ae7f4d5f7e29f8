import { cellKey, type Tray } from '../../kit/tray/use-tray';
import type { User } from '../data/users';

/** A unit as the grid knows it. */
export interface GridUnit {
  id: string;
  name: string;
}

/** Somebody who is to come into a unit, or to leave it. */
export interface PendingMembership {
  id: string;
  user: User;
  unit: GridUnit;
  isIn: boolean;
}

/** What somebody is in a unit by now; nothing where they are not in it. */
export const roleIn = (user: User, unitId: string) => user.units.find(({ id }) => id === unitId)?.role;

/** What waits to be sent, person by person. What somebody did meanwhile, or whoever is gone, waits no more. */
export const pendingMemberships = (
  tray: Tray,
  users: readonly User[],
  units: readonly GridUnit[],
): PendingMembership[] =>
  tray.size === 0
    ? []
    : users.flatMap((user) =>
        units.flatMap((unit): PendingMembership[] => {
          const id = cellKey(user.id, unit.id);
          const isIn = tray.get(id);
          if (isIn === undefined || isIn === (roleIn(user, unit.id) !== undefined)) return [];
          return [{ id, user, unit, isIn }];
        }),
      );
