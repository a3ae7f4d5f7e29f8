import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { GridList, Icon, Inline, Modal, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../queries';
import { words } from './words';

/** Where a step may go among the others of its project, without dragging (WCAG 2.5.7). */
export function MoveStep({
  step,
  siblings,
  onChoose,
  onClose,
}: {
  step: Step;
  siblings: readonly Step[];
  onChoose: (position: number) => void;
  onClose: () => void;
}) {
  const t = useWords(words);
  const order = [...siblings].sort((left, right) => left.position - right.position);
  const at = order.findIndex(({ id }) => id === step.id) + 1;
  const places = [
    { id: 'first', icon: ArrowUpToLine, to: 1 },
    { id: 'up', icon: ArrowUp, to: at - 1 },
    { id: 'down', icon: ArrowDown, to: at + 1 },
    { id: 'last', icon: ArrowDownToLine, to: order.length },
  ] as const;
  const open = places.filter(({ to }) => to >= 1 && to <= order.length && to !== at);
  return (
    <Modal title={t('dialog.moveTitle', { name: step.name })} size="sm" isOpen onOpenChange={onClose}>
      <GridList
        label={t('act.move')}
        items={open}
        nameOf={({ id }) => t(`act.${id}`)}
        onAction={(id) => onChoose(open.find((place) => place.id === id)?.to ?? at)}
      >
        {({ id, icon }) => (
          <Inline space="s" align="center" wrap={false}>
            <Icon icon={icon} />
            <Text as="span">{t(`act.${id}`)}</Text>
          </Inline>
        )}
      </GridList>
    </Modal>
  );
}
