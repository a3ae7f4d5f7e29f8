import type { Schema } from '#openapi/operations';
import { PermissionMatrix } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { cellKey, toggleCell, type UseTray } from '../../kit/tray/use-tray';
import { type User, userStatuses } from '../data/users';
import { type PendingMembership, roleIn } from './memberships';
import { userUnitWords } from './words';

export type Unit = Schema<'Unit'>;

export interface UserUnitsShownProps {
  users: readonly User[];
  units: readonly Unit[];
  tray: UseTray<PendingMembership>;
}

/** Whether the person may say who belongs to a unit. */
export function useMayChange() {
  const can = useCan();
  return ({ my_role }: Unit) => can('manage:units') || my_role === 'admin';
}

/** Everybody down, all units across. */
export function UserUnitsGrid({ users, units, tray: { tray, keep } }: UserUnitsShownProps) {
  const t = useWords(userUnitWords);
  const mayChange = useMayChange();
  const userById = new Map(users.map((user) => [user.id, user]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  return (
    <PermissionMatrix
      label={t('grid')}
      says={{ permissions: t('people'), given: t('comes'), taken: t('leaves'), howTo: t('howTo') }}
      groups={userStatuses.map((id) => ({ id, label: t(`group.${id}`) }))}
      permissions={users.map(({ id, name, email, status }) => ({ id, label: name, note: email, group: status }))}
      roles={units.map(({ id, name, users_count }) => ({ id, label: name, note: t('count', { count: users_count }) }))}
      isReadOnly={!units.some(mayChange)}
      cellOf={(userId, unitId) => {
        const [user, unit] = [userById.get(userId), unitById.get(unitId)];
        const role = user && roleIn(user, unitId);
        const isOn = tray.get(cellKey(userId, unitId)) ?? role !== undefined;
        const isChanged = isOn !== (role !== undefined);
        return {
          isOn,
          change: isChanged ? (isOn ? 'given' : 'taken') : undefined,
          // Whoever is locked out comes into nothing new.
          isFixed: !unit || !mayChange(unit) || (user?.status === 'inactive' && !isOn),
        };
      }}
      onToggle={(userId, unitId) => {
        const user = userById.get(userId);
        if (user) keep((now) => toggleCell(now, cellKey(userId, unitId), roleIn(user, unitId) !== undefined));
      }}
    />
  );
}
