import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog, Button, DatePicker, Form, GridList, Icon, Inline, List, Modal, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type ProjectRow, projectById } from '../queries';
import { projectLook } from '../tones';
import { words } from '../words';
import { bulkWords } from './bulk-words';
import { statuses } from './filters';
import { type ProjectAsk, type ProjectTask, reachable } from './project-bulk';

export interface ProjectDialogsProps {
  what: ProjectAsk;
  /** Those that the person may do it to. */
  projects: ProjectRow[];
  /** How many of the selected ones they may not. */
  kept: number;
  onChoose: (task: ProjectTask) => void;
  onClose: () => void;
}

const form = 'projects-date';

/** The question that a selection of projects asks: to which status, by when, or whether to delete them. */
export function ProjectDialogs({ what, projects, kept, onChoose, onClose }: ProjectDialogsProps) {
  const t = useWords(bulkWords);
  const told = useWords(words);
  const [day, setDay] = useState<string | null>(null);
  const count = projects.length;
  const note = kept > 0 && <Text tone="secondary">{t('notYours', { count: kept })}</Text>;
  const each = (changeFor: ProjectTask['changeFor']) => onChoose({ projects, changeFor });

  if (what === 'status') {
    return (
      <Modal title={t('statusTitle', { count })} size="sm" isOpen onOpenChange={onClose}>
        <Stack space="m">
          {note}
          <GridList
            label={t('act.status')}
            items={reachable(projects, statuses)}
            nameOf={({ id }) => told(`status.${id}`)}
            onAction={(id) => {
              const chosen = reachable(projects, statuses).find((option) => option.id === id);
              if (chosen) onChoose({ projects: chosen.taking, changeFor: () => ({ status: chosen.id }) });
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
  if (what === 'date') {
    return (
      <Modal
        title={t('dateTitle', { count })}
        size="sm"
        isOpen
        onOpenChange={onClose}
        footer={
          <>
            <Button weight="quiet" tone="neutral" onPress={() => each(() => ({ dead_line: null }))}>
              {t('clearDate')}
            </Button>
            <Button type="submit" form={form}>
              {t('save')}
            </Button>
          </>
        }
      >
        <Form id={form} onSubmit={() => (day ? each(() => ({ dead_line: day })) : onClose())}>
          <Stack space="m">
            {note}
            <DatePicker label={t('date')} value={day} onChange={setDay} />
          </Stack>
        </Form>
      </Modal>
    );
  }
  return (
    <AlertDialog
      title={t('deleteTitle', { count })}
      confirmLabel={t('act.delete')}
      cancelLabel={t('cancel')}
      tone="critical"
      isOpen
      onOpenChange={onClose}
      onConfirm={() => each(() => undefined)}
    >
      <Stack space="m">
        {note}
        <List label={t('deleteNames')} items={projects} density="compact">
          {({ code, name }) => `${code} · ${name}`}
        </List>
        <GoneWith projects={projects} />
      </Stack>
    </AlertDialog>
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
