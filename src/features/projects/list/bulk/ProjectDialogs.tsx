import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { projectChangeRules } from '#openapi/rules/project-change';
import { Button, DatePicker, Form, GridList, Icon, Inline, List, Modal, Stack, Text } from '#ui';
import { DayAdvice } from '../../../kernel/holidays/DayAdvice';
import { useWords } from '../../../kernel/language';
import { Confirm } from '../../../kit/Confirm';
import { DraftBanner } from '../../../kit/form/DraftBanner';
import { useDraft } from '../../../kit/form/draft';
import type { BulkActionProps } from '../../../kit/list/bulk/BulkActs';
import { createBulkTask } from '../../../kit/list/bulk/task';
import { changeProject, deleteProject } from '../../data/commands';
import { reachableStatuses } from '../../data/project-changes';
import { type ProjectRow, projectById } from '../../data/queries';
import { EndProject, type ProjectEnd } from '../../EndProject';
import { projectLook } from '../../status/project-look';
import { words } from '../../words';
import { bulkWords } from './words';

const form = 'projects-date';

const changing = (rows: readonly ProjectRow[], change: Pick<Schema<'ProjectChange'>, 'status' | 'dead_line'>) =>
  createBulkTask(changeProject, rows, (row) => ({ projectId: row.id, change, before: row }));

/** How much is still open in projects, as their progress counts it. */
const openIn = (rows: readonly ProjectRow[]) =>
  rows.reduce((sum, { progress }) => sum + progress.total - progress.done, 0);

function Kept({ count }: { count: number }) {
  const t = useWords(bulkWords);
  return count > 0 && <Text tone="secondary">{t('notYours', { count })}</Text>;
}

/** To which status; each may go to some, and what stays behind is told. */
export function AskStatus({ rows, kept, onRun, onClose }: BulkActionProps<ProjectRow>) {
  const t = useWords(bulkWords);
  const told = useWords(words);
  const count = rows.length;
  const options = reachableStatuses(rows);
  const [ending, setEnding] = useState<{ to: ProjectEnd; taking: ProjectRow[] }>();
  if (ending) {
    const { to, taking } = ending;
    return (
      <EndProject
        names={taking.map(({ name }) => name)}
        to={to}
        open={told('end.openItems', { count: openIn(taking) })}
        onConfirm={() => onRun(changing(taking, { status: to }))}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal title={t('statusTitle', { count })} size="sm" isOpen onOpenChange={onClose}>
      <Stack space="m">
        <Kept count={kept} />
        <GridList
          label={t('act.status')}
          items={options}
          nameOf={({ id }) => told(`status.${id}`)}
          autoFocusKey={options[0]?.id}
          onAction={(id) => {
            const chosen = options.find((option) => option.id === id);
            if (!chosen) return;
            const { id: to, taking } = chosen;
            const isEnd = to === 'cancelled' || (to === 'completed' && openIn(taking) > 0);
            if (isEnd) setEnding({ to, taking });
            else onRun(changing(taking, { status: to }));
          }}
        >
          {({ id, taking }) => (
            <Stack space="none">
              <Inline space="s" align="center" wrap={false}>
                <Icon icon={projectLook(id).icon} />
                <Text as="span">{told(`status.${id}`)}</Text>
              </Inline>
              {taking.length < count && (
                <Text size="s" tone="secondary">
                  {t('notAll', { count: count - taking.length })}
                </Text>
              )}
            </Stack>
          )}
        </GridList>
      </Stack>
    </Modal>
  );
}

/** By when; no day takes the deadline away. */
export function AskDate({ rows, kept, onRun, onClose }: BulkActionProps<ProjectRow>) {
  const t = useWords(bulkWords);
  const draft = useDraft<{ dead_line: string | null }>(
    `projects-date-${rows[0]?.id}-${rows.length}`,
    { values: { dead_line: null } },
    { dead_line: projectChangeRules.dead_line },
  );
  const day = draft.values.dead_line;
  const setDay = (dead_line: string | null) => draft.change({ dead_line });
  const run = (dead_line: string | null) => {
    draft.finish();
    onRun(changing(rows, { dead_line }));
  };
  // Of projects of several units only the holidays of all of Brazil count.
  const units = new Set(rows.map(({ unit }) => unit?.id));
  const footer = (
    <>
      <Button weight="quiet" tone="neutral" onPress={() => run(null)}>
        {t('clearDate')}
      </Button>
      <Button type="submit" form={form}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Modal title={t('dateTitle', { count: rows.length })} size="sm" isOpen onOpenChange={onClose} footer={footer}>
      <Form id={form} onSubmit={() => (day ? run(day) : onClose())}>
        <Stack space="m">
          <DraftBanner form={draft} />
          <Kept count={kept} />
          <DatePicker label={t('date')} value={day} onChange={setDay} autoFocus />
          <DayAdvice day={day} unitId={units.size === 1 ? [...units][0] : null} onTake={setDay} />
        </Stack>
      </Form>
    </Modal>
  );
}

/** Whether to delete them, by name, with all that goes with them. */
export function AskDeletion({ rows, kept, onRun, onClose }: BulkActionProps<ProjectRow>) {
  const t = useWords(bulkWords);
  return (
    <Confirm
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      onConfirm={() =>
        onRun(createBulkTask(deleteProject, rows, ({ id }) => ({ projectId: id }), { isDeletion: true }))
      }
      onClose={onClose}
    >
      <Kept count={kept} />
      <List label={t('deleteNames')} items={rows} density="compact">
        {({ code, name }) => `${code} · ${name}`}
      </List>
      <GoneWith projects={rows} />
    </Confirm>
  );
}

/** How many steps and sub-steps go with projects; until they are counted, that they go. */
function GoneWith({ projects }: { projects: readonly ProjectRow[] }) {
  const t = useWords(bulkWords);
  const steps = useQueries({
    queries: projects.map(({ id }) => projectById(id)),
    combine: (all) => (all.every(({ data }) => data) ? all.flatMap(({ data }) => data?.steps ?? []) : undefined),
  });
  const count = projects.length;
  if (!steps) return <Text>{t('deleteText', { count })}</Text>;
  const subSteps = steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0);
  return <Text>{t('deleteCounted', { count, steps: steps.length, subSteps })}</Text>;
}
