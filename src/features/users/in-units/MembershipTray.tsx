import { useWords } from '../../kernel/language';
import { createBulkTask } from '../../kit/list/bulk/task';
import { TrayBar } from '../../kit/tray/TrayBar';
import type { UseTray } from '../../kit/tray/use-tray';
import { setMembership } from '../data/users';
import { type PendingMembership, roleIn } from './memberships';
import { membershipTrayWords } from './words';

/** Who comes and who goes, until it is sent. Whoever comes back is what they were. */
export function MembershipTray({ tray: { pending, drop, clear } }: { tray: UseTray<PendingMembership> }) {
  const t = useWords(membershipTrayWords);
  const rows = pending.map((each) => ({
    ...each,
    name: t(each.isIn ? 'comes' : 'leaves', { person: each.user.name, unit: each.unit.name }),
  }));
  return (
    <TrayBar
      pending={rows}
      task={() =>
        createBulkTask(setMembership, rows, ({ user, unit, isIn }) => ({
          user_id: user.id,
          unit_id: unit.id,
          role: roleIn(user, unit.id) ?? 'member',
          isIn,
        }))
      }
      onDrop={drop}
      onClear={clear}
    />
  );
}
