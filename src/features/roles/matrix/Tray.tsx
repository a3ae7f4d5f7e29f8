import { useWords } from '../../kernel/language';
import { createBulkTask } from '../../kit/list/bulk/task';
import { TrayBar } from '../../kit/tray/TrayBar';
import type { Permission } from '../data/access';
import { setPermission } from '../data/commands';
import { useNames } from '../use-names';
import { lackingFor, type Pending } from './pending-changes';
import type { UseTray } from './use-tray';
import { changeWords, matrixWords } from './words';

/** The changes of the matrix that wait to be sent, with whom they concern and what they are of little use without. */
export function Tray({ tray, permissions }: { tray: UseTray; permissions: readonly Permission[] }) {
  const t = useWords(matrixWords);
  const own = useWords(changeWords);
  const names = useNames();
  const { drop, clear } = tray;
  const inWords = ({ role, permission, isGiven }: Pending) =>
    own(isGiven ? 'gives' : 'takes', { role: names.role(role), permission: names.permission(permission) });
  const warningOf = ({ role, permission, isGiven }: Pending) => {
    if (!isGiven) return '';
    const lacking = lackingFor(tray.tray, permission, role, permissions);
    return lacking.length > 0 ? t('requires', { names: lacking.map(names.permission).join(', ') }) : '';
  };
  const affected = new Map(tray.pending.map(({ role }) => [role.id, role.users_count]));
  const people = [...affected.values()].reduce((sum, count) => sum + count, 0);
  const pending = tray.pending.map((each) => ({ ...each, name: inWords(each), warning: warningOf(each) }));
  return (
    <TrayBar
      pending={pending}
      note={own('people', { count: people })}
      task={() => createBulkTask(setPermission, pending, (each) => each)}
      onDrop={drop}
      onClear={clear}
    />
  );
}
