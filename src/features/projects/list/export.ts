import type { Day } from '#domain/dates';
import { projectHealth } from '#domain/health';
import { csvDay, csvOf, saveCsv } from '../../kernel/csv';
import { translator } from '../../kernel/language';
import type { Language } from '../../kernel/preferences';
import type { ProjectRow } from '../queries';
import { words } from '../words';
import { listWords } from './words';

/** Projects as a CSV file in a language: what the list shows of them, and when they were created. */
export function projectsCsv(rows: readonly ProjectRow[], language: Language, today: Day): string {
  const t = translator(words, language);
  const list = translator(listWords, language);
  return csvOf<ProjectRow>(
    [
      { label: list('csv.code'), cell: ({ code }) => code },
      { label: t('field.name'), cell: ({ name }) => name },
      { label: t('field.status'), cell: ({ status }) => t(`status.${status}`) },
      {
        label: list('csv.late'),
        cell: (row) => {
          const health = projectHealth(row, today);
          return health && t(`health.${health}`);
        },
      },
      { label: t('field.dead_line'), cell: ({ dead_line }) => csvDay(dead_line) },
      { label: list('csv.done'), cell: ({ progress }) => progress.done },
      { label: list('csv.total'), cell: ({ progress }) => progress.total },
      { label: t('field.unit'), cell: ({ unit }) => unit?.name },
      { label: t('field.owner'), cell: ({ owner }) => owner.name },
      { label: list('csv.created'), cell: ({ created_at }) => csvDay(created_at.slice(0, 10)) },
    ],
    rows,
  );
}

/** Hands projects to the person as a CSV file. */
export const saveProjects = (rows: readonly ProjectRow[], language: Language, today: Day) =>
  saveCsv(`${translator(listWords, language)('file')}-${today}`, projectsCsv(rows, language, today));
