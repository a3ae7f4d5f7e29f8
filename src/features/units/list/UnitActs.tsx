import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withDescendants } from '#domain/tree';
import { unitFields } from '#domain/unit-fields';
import type { Schema } from '#openapi/operations';
import { Button, Form, Modal, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useFieldLabels } from '../../kit/form/field-labels';
import { NullableSelect } from '../../kit/form/NullableSelect';
import { type BulkActionProps, BulkActions, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { DeleteRows } from '../../kit/list/bulk/DeleteRows';
import { createBulkTask } from '../../kit/list/bulk/task';
import { aboveUnit, allUnits, changeUnit, deleteUnit, moveUnit, type Unit, unitSummary } from '../api';
import { unitWords } from '../words';
import { unitBulkWords } from './words';

const using = (is_active: boolean) => (rows: Unit[]) =>
  createBulkTask(changeUnit, rows, ({ id }) => ({ id, change: { is_active } }));

/** What may be done with many units by whoever manages them. */
export function UnitActs(props: BulkProps<Unit>) {
  const t = useWords(unitBulkWords);
  return (
    <BulkActions
      {...props}
      words={unitBulkWords}
      acts={[
        { id: 'activate', label: t('act.activate'), takes: ({ is_active }) => !is_active, task: using(true) },
        { id: 'deactivate', label: t('act.deactivate'), takes: ({ is_active }) => is_active, task: using(false) },
        { id: 'move', label: t('act.move'), takes: () => true, ask: (asked) => <MoveUnits {...asked} /> },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <DeleteUnits {...asked} />,
        },
      ]}
    />
  );
}

const form = 'move-units';

/** Where to put them: below a unit that is none of them and stands below none of them, or at the top. */
function MoveUnits({ rows, onRun, onClose }: BulkActionProps<Unit>) {
  const t = useWords(unitBulkWords);
  const own = useWords(unitWords);
  const label = useFieldLabels(unitFields);
  const { data: units = [] } = useQuery(allUnits());
  const uppers = new Set(rows.map(({ parent }) => parent?.id ?? null));
  const [to, setTo] = useState<string | null>(uppers.size === 1 ? ([...uppers][0] ?? null) : null);
  const moved = rows.filter(({ parent }) => (parent?.id ?? null) !== to);
  const within = withDescendants(
    units,
    aboveUnit,
    rows.map(({ id }) => id),
  );
  const move = () => {
    if (moved.length === 0) return onClose();
    onRun(createBulkTask(moveUnit, moved, ({ id, parent }) => ({ id, to, from: parent?.id ?? null })));
  };
  return (
    <Modal
      title={t('moveTitle', { count: rows.length, name: rows[0]?.name ?? '' })}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={form}>
          {t('move')}
        </Button>
      }
    >
      <Form id={form} onSubmit={move}>
        <Stack space="m">
          <NullableSelect
            field={{ name: 'parent_id', label: label('parent_id'), value: to, onChange: setTo }}
            none={own('noParent')}
            options={units.filter(({ id }) => !within.has(id))}
          />
          <Text size="s" tone="secondary">
            {t('moveNote')}
          </Text>
        </Stack>
      </Form>
    </Modal>
  );
}

const unitUses = [
  'people',
  'projects',
  'units',
  'invitations',
  'meetings',
  'accounts',
  'transactions',
  'wabas',
] as const satisfies (keyof Schema<'UnitUses'>)[];

/** Whether to delete them, by name, with what hangs on each. */
function DeleteUnits(asked: BulkActionProps<Unit>) {
  const t = useWords(unitBulkWords);
  const own = useWords(unitWords);
  const summaries = useQueries({ queries: asked.rows.map(({ id }) => unitSummary(id)) });
  const usesOf = (unit: Unit) => {
    const uses = summaries[asked.rows.indexOf(unit)]?.data?.uses;
    if (!uses) return;
    const some = unitUses.filter((use) => uses[use] > 0);
    return some.map((use) => own(`uses.${use}`, { count: uses[use] })).join(', ') || t('unused');
  };
  return <DeleteRows {...asked} words={unitBulkWords} command={deleteUnit} noteOf={usesOf} />;
}
