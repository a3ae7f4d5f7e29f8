import { ArrowDownUp, Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon, IconButton, Menu, MenuTrigger, notify } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../queries';
import { linkTo, useRowHandlers } from './handlers';
import * as styles from './StepRow.css';
import { words } from './words';

/** The acts of a row. Until somebody comes to it there is but a plain button: hundreds of menus would be slow. */
export function StepRowMenu({ step }: { step: Step }) {
  const t = useWords(words);
  const handlers = useRowHandlers();
  const [came, setCame] = useState<'by key' | 'to press'>();
  const [isOpen, setOpen] = useState(false);
  const label = t('row.more', { name: step.name });

  // The button that takes the place of the first has the focus before the menu opens, and so gets it back.
  useEffect(() => setOpen(came === 'to press'), [came]);

  if (!came) {
    return (
      <button
        type="button"
        className={styles.cell}
        aria-haspopup="menu"
        aria-label={label}
        onFocus={({ target }) => target.matches(':focus-visible') && setCame('by key')}
        onClick={() => setCame('to press')}
      >
        <Icon icon={Ellipsis} size="small" />
      </button>
    );
  }
  const copy = async () => {
    await navigator.clipboard.writeText(linkTo(step));
    notify({ variant: 'success', title: t('did.copied') });
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton label={label} icon={Ellipsis} size="small" autoFocus />
      <Menu
        label={step.name}
        items={[
          { id: 'edit', label: t('act.edit'), icon: Pencil, onAction: () => handlers.open(step, true) },
          { id: 'move', label: t('act.move'), icon: ArrowDownUp, onAction: () => handlers.ask('move', step) },
          { id: 'copy', label: t('act.copyLink'), icon: Link2, onAction: () => void copy() },
          {
            id: 'delete',
            label: t('act.delete'),
            icon: Trash2,
            tone: 'critical',
            onAction: () => handlers.ask('delete', step),
          },
        ]}
      />
    </MenuTrigger>
  );
}
