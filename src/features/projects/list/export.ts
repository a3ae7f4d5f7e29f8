import { projectHealth } from '#domain/health';
import { getFormats } from '../../kernel/format';
import { translator } from '../../kernel/language';
import type { Language } from '../../kernel/preferences';
import { type CsvColumn, formatCsvDay } from '../../kit/list/csv';
import type { ProjectRow } from '../data/queries';
import { words } from '../words';
import { projectListWords } from './words';

/** Projects in a CSV file: what the list shows of them, and when they were created. */
export function csvColumns(language: Language): CsvColumn<ProjectRow>[] {
  const t = translator(words, language);
  const own = translator(projectListWords, language);
  const { today, dayAt } = getFormats();
  const now = today();
  return [
    { label: own('csv.code'), cell: ({ code }) => code },
    { label: t('field.name'), cell: ({ name }) => name },
    { label: t('field.status'), cell: ({ status }) => t(`status.${status}`) },
    {
      label: own('csv.late'),
      cell: (row) => {
        const health = projectHealth(row, now);
        return health && t(`health.${health}`);
      },
    },
    { label: t('field.dead_line'), cell: ({ dead_line }) => formatCsvDay(dead_line) },
    { label: own('csv.done'), cell: ({ progress }) => progress.done },
    { label: own('csv.total'), cell: ({ progress }) => progress.total },
    { label: t('field.unit'), cell: ({ unit }) => unit?.name },
    { label: t('field.owner'), cell: ({ owner }) => owner.name },
    { label: own('csv.created'), cell: ({ created_at }) => formatCsvDay(dayAt(created_at)) },
  ];
}
