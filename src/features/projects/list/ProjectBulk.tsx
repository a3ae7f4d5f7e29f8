import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#openapi/client';
import { Button, notify, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { BulkRun } from '../bulk/BulkRun';
import { listsAreOld, type ProjectRow } from '../queries';
import * as styles from '../steps/StepsBar.css';
import { bulkWords } from './bulk-words';
import { ProjectDialogs } from './ProjectDialogs';
import { inverseOf, type ProjectAsk, type ProjectTask, within } from './project-bulk';

export interface ProjectBulkProps {
  selected: ProjectRow[];
  /** How many are shown in all. */
  shown: number;
  onAll: () => void;
  onClear: () => void;
}

/** What may be done with the selected projects at once: it stays in sight, asks, runs and says what came of it. */
export function ProjectBulk({ selected, shown, onAll, onClear }: ProjectBulkProps) {
  const t = useWords(bulkWords);
  const queryClient = useQueryClient();
  const isAdministrator = useCan()('manage:projects');
  const [asked, setAsked] = useState<ProjectAsk>();
  const [task, setTask] = useState<ProjectTask>();
  const count = selected.length;

  function ask(what: ProjectAsk) {
    if (within(selected, what, isAdministrator).length === 0) return notify({ variant: 'warning', title: t('none') });
    setAsked(what);
  }

  const send = (project: ProjectRow) => {
    const params = { path: { id: project.id } };
    const body = task?.changeFor(project);
    return body
      ? client.PATCH('/api/projects/{id}', { params, body })
      : client.DELETE('/api/projects/{id}', { params });
  };

  function tell({ projects, changeFor, isUndo }: ProjectTask) {
    const changed = projects.flatMap((project) => {
      const change = changeFor(project);
      return change ? [{ project, back: inverseOf(project, change) }] : [];
    });
    if (changed.length === 0) return notify({ variant: 'success', title: t('deleted', { count: projects.length }) });
    const title = t('done', { count: changed.length });
    const backs = new Map(changed.map(({ project, back }) => [project.id, back]));
    const undoable = projects.filter(({ id }) => backs.get(id));
    if (isUndo || undoable.length === 0) return notify({ variant: 'success', title });
    offerUndo(title, () => setTask({ projects: undoable, changeFor: ({ id }) => backs.get(id), isUndo: true }));
  }

  const act = (what: ProjectAsk, tone: 'neutral' | 'critical' = 'neutral') => (
    <Button size="small" weight="soft" tone={tone} onPress={() => ask(what)}>
      {t(`act.${what}`)}
    </Button>
  );
  const permitted = asked ? within(selected, asked, isAdministrator) : [];

  return (
    <>
      {count > 0 && (
        <section className={styles.selection} aria-label={t('selected', { count })}>
          <Text size="s" weight="medium" isTabular>
            {t('selected', { count })}
          </Text>
          {act('status')}
          {act('date')}
          {act('delete', 'critical')}
          {count < shown && (
            <Button size="small" weight="quiet" tone="neutral" onPress={onAll}>
              {t('all', { count: shown })}
            </Button>
          )}
          <Button size="small" weight="quiet" tone="neutral" onPress={onClear}>
            {t('clear')}
          </Button>
        </section>
      )}
      {asked && permitted.length > 0 && (
        <ProjectDialogs
          what={asked}
          projects={permitted}
          kept={count - permitted.length}
          onChoose={(chosen) => {
            setAsked(undefined);
            setTask(chosen);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {task && (
        <BulkRun
          items={task.projects}
          send={send}
          words={{
            title: t('title'),
            running: (counted) => t('running', counted),
            report: (counted) => t('report', counted),
            stop: t('stop'),
            close: t('close'),
            again: t('again'),
          }}
          refresh={async () => {
            void queryClient.invalidateQueries({ queryKey: ['get', '/api/projects/{id}'] });
            await listsAreOld(queryClient);
          }}
          onDone={(projects) => tell({ ...task, projects })}
          onAgain={(projects) => setTask({ ...task, projects })}
          onClose={() => {
            setTask(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}
