import { useWords } from '../../kernel/language';
import { bulkTask } from '../../kit/list/bulk/task';
import { TrayBar } from '../../kit/tray/TrayBar';
import type { useTray } from '../../kit/tray/use-tray';
import { setMembership } from '../data/users';
import { type PendingMembership, roleIn } from './memberships';
import { membershipTrayWords } from './words';

export interface MembershipTrayProps {
  tray: ReturnType<typeof useTray>;
  pending: readonly PendingMembership[];
}

/** Who comes and who goes, until it is sent. Whoever comes back is what they were. */
export function MembershipTray({ tray: { drop, clear }, pending }: MembershipTrayProps) {
  const t = useWords(membershipTrayWords);
  const rows = pending.map((each) => ({
    ...each,
    name: t(each.isIn ? 'comes' : 'leaves', { person: each.user.name, unit: each.unit.name }),
  }));
  return (
    <TrayBar
      pending={rows}
      words={membershipTrayWords}
      task={() =>
        bulkTask(setMembership, rows, ({ user, unit, isIn }) => ({
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
