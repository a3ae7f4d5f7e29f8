import { ArrowDownUp, Ellipsis, Link2, OctagonX, Pencil, Repeat, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isOver, stepActs } from '#domain/step-lifecycle';
import { IconButton, Menu, MenuTrigger } from '#ui';
import { copyText } from '../../kernel/copy';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { linkTo, useRowHandlers } from './handlers';
import * as styles from './StepRow.css';
import { words } from './words';

/** The acts of a row. Until somebody comes to it there is but a plain button: hundreds of menus would be slow. */
export function StepRowMenu({ step }: { step: Step }) {
  const t = useWords(words);
  const [came, setCame] = useState<'by key' | 'to press'>();
  const label = t('row.more', { name: step.name });
  if (came) return <StepMenu step={step} label={label} opens={came === 'to press'} />;
  return (
    <button
      type="button"
      className={styles.more}
      aria-haspopup="menu"
      aria-label={label}
      onFocus={({ target }) => target.matches(':focus-visible') && setCame('by key')}
      onClick={() => setCame('to press')}
    />
  );
}

function StepMenu({ step, label, opens }: { step: Step; label: string; opens: boolean }) {
  const t = useWords(words);
  const handlers = useRowHandlers();
  const [isOpen, setOpen] = useState(false);

  // The button that takes the place of the first has the focus before the menu opens, and so gets it back.
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens]);

  const copy = () => copyText(linkTo(step), { done: t('did.copied'), failed: t('did.failedCopy') });
  return (
    <span className={styles.menu}>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <IconButton label={label} icon={Ellipsis} size="s" autoFocus />
        <Menu
          label={step.name}
          items={[
            { id: 'edit', label: t('act.edit'), icon: Pencil, onAction: () => handlers.open(step, true) },
            { id: 'move', label: t('act.move'), icon: ArrowDownUp, onAction: () => handlers.ask('move', step) },
            ...(isOver(step.status)
              ? []
              : [{ id: 'repeat', label: t('act.repeat'), icon: Repeat, onAction: () => handlers.ask('repeat', step) }]),
            ...(stepActs.allows(step.status, 'blocked')
              ? [
                  {
                    id: 'block',
                    label: t(step.status === 'blocked' ? 'block.edit' : 'act.block'),
                    icon: OctagonX,
                    onAction: () => handlers.ask('block', step),
                  },
                ]
              : []),
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
    </span>
  );
}
