import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Banner, Select, Skeleton, Stack, Text, ToggleButtonGroup } from '#ui';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { rowsOf } from '../../kernel/query';
import type { Project } from '../data/queries';
import { templates } from './queries';
import { createWords } from './words';

export const starts = ['blank', 'template', 'copy'] as const;
export type Start = (typeof starts)[number];

export interface SourceProps {
  value: string | undefined;
  chosen: Project | undefined;
  onChange: (id: string | undefined) => void;
  error?: string;
}

// Searching weighs more than all the rest, and most projects begin blank or from a template.
const SourceProject = lazyComponent(() => import('./SourceProject'), 'SourceProject');

function SourceTemplate({ value, onChange, error }: SourceProps) {
  const t = useWords(createWords);
  const answer = useQuery(templates());
  if (answer.error) return <Banner tone="critical" title={t('start.failed')} isLive />;
  if (answer.isPending) return <Skeleton />;
  const found = rowsOf(answer.data);
  if (found.length === 0) return <Text tone="secondary">{t('start.noTemplates')}</Text>;
  return (
    <Select
      label={t('start.template_field')}
      placeholder={t('start.choose')}
      options={found.map(({ id, name, code }) => ({ id, label: name, note: code }))}
      value={value ?? null}
      onChange={onChange}
      error={error}
    />
  );
}

export interface StartFieldsProps extends SourceProps {
  start: Start;
  onStart: (start: Start) => void;
}

/** What a project begins from: nothing, a template, or another project. */
export function StartFields({ start, onStart, ...source }: StartFieldsProps) {
  const t = useWords(createWords);
  return (
    <Stack space="m">
      <ToggleButtonGroup
        label={t('start.label')}
        options={starts.map((id) => ({ id, label: t(`start.${id}`) }))}
        selectedKeys={[start]}
        onSelectionChange={([id]) => onStart(starts.find((each) => each === id) ?? 'blank')}
      />
      {start === 'template' && <SourceTemplate {...source} />}
      {start === 'copy' && (
        <Suspense fallback={<Skeleton />}>
          <SourceProject {...source} />
        </Suspense>
      )}
    </Stack>
  );
}
