import { CircleDot } from 'lucide-react';
import { Avatar, Badge, Inline, List, ProgressBar, Stack, Table, type TableColumn, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { StepStatus } from './StepStatus';
import { type SampleStep, sampleSteps } from './sample';
import * as styles from './showcase.css';
import { words } from './words';

const [done, total] = [7, 12];

/** A project as those who work in it see it: its status, its progress, its steps. */
export function ProjectWindow() {
  const t = useWords(words);
  const steps = sampleSteps();
  const columns: TableColumn<SampleStep>[] = [
    { id: 'name', label: t('column.name'), width: 'wide', isRowHeader: true, cell: ({ id }) => t(`step.${id}`) },
    { id: 'status', label: t('column.status'), width: 'fit', cell: ({ status }) => <StepStatus status={status} /> },
    { id: 'who', label: t('column.who'), width: 'fit', cell: ({ who }) => <Avatar name={who} size="s" isAlone /> },
    {
      id: 'due',
      label: t('column.due'),
      width: 'fit',
      cell: ({ due, status }) => <Deadline day={due} isOver={status === 'done'} isStacked />,
    },
  ];
  return (
    <div className={styles.project}>
      <Stack space="l">
        <Stack space="m">
          <Inline justify="between" align="center">
            <Text size="l" weight="strong">
              {t('project')}
            </Text>
            <Badge tone="accent" icon={CircleDot}>
              {t('active')}
            </Badge>
          </Inline>
          <ProgressBar label={t('progress', { done, total })} value={done} maxValue={total} showValue />
        </Stack>
        <div className={styles.onNarrow}>
          <List label={t('steps')} items={steps} density="compact">
            {(step) => (
              <div className={styles.card}>
                <Text weight="medium">{t(`step.${step.id}`)}</Text>
                <Inline space="s" align="center">
                  <StepStatus status={step.status} />
                  <Deadline day={step.due} isOver={step.status === 'done'} />
                </Inline>
              </div>
            )}
          </List>
        </div>
        <div className={styles.onWide}>
          <Table label={t('steps')} columns={columns} rows={steps} nameOf={({ id }) => t(`step.${id}`)} />
        </div>
      </Stack>
    </div>
  );
}
