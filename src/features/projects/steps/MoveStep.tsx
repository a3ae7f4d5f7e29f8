import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { GridList, Icon, Inline, InlineAlert, Modal, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { words } from './words';

/** Where a step may go among the others of its project, without dragging (WCAG 2.5.7). */
export function MoveStep({
  step,
  siblings,
  sortedBy,
  onChoose,
  onClose,
}: {
  step: Step;
  siblings: readonly Step[];
  /** What the list is sorted by, where that hides the order of the project. */
  sortedBy?: string;
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
      <Stack space="m">
        <Text size="s" tone="secondary" isTabular>
          {t('dialog.place', { place: at, total: order.length })}
        </Text>
        {sortedBy && <InlineAlert>{t('dialog.sortHides', { sort: sortedBy })}</InlineAlert>}
        <GridList
          label={t('act.move')}
          items={open}
          nameOf={({ id }) => t(`act.${id}`)}
          autoFocusKey={open[0]?.id}
          onAction={(id) => onChoose(open.find((place) => place.id === id)?.to ?? at)}
        >
          {({ id, icon }) => (
            <Inline space="s" align="center" wrap={false}>
              <Icon icon={icon} />
              <Text as="span">{t(`act.${id}`)}</Text>
            </Inline>
          )}
        </GridList>
      </Stack>
    </Modal>
  );
}
