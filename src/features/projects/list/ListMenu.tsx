import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Download, Ellipsis, Link2, Trash2 } from 'lucide-react';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { IconButton, Menu, MenuTrigger, notify } from '#ui';
import { saveCsv } from '../../kernel/csv';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { projectsCsv } from './export';
import type { ProjectFilters } from './filters';
import { allProjects, savedViews } from './queries';
import { listWords } from './words';

export interface ListMenuProps {
  filters: ProjectFilters;
  current: Schema<'SavedView'> | undefined;
  canBeSaved: boolean;
  onSave: () => void;
}

/** What can be done with the list as it is shown: share it, take it away as a file, keep or forget it as a view. */
export function ListMenu({ filters, current, canBeSaved, onSave }: ListMenuProps) {
  const t = useWords(listWords);
  const { language } = usePreferences();
  const today = useFormats().today();
  const queryClient = useQueryClient();
  const complain = (title: string) => (error: unknown) =>
    notify({ variant: 'destructive', title, description: toProblem(error, language).message });
  const viewsAreOld = () => queryClient.invalidateQueries({ queryKey: savedViews().queryKey });

  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => notify({ variant: 'success', title: t('copied') }),
      () => notify({ variant: 'destructive', title: t('failedCopy'), description: location.href }),
    );
  const save = async () => {
    const rows = await allProjects(queryClient, filters, today);
    saveCsv(`${t('file')}-${today}`, projectsCsv(rows, language, today));
    notify({ variant: 'success', title: t('exported', { count: rows.length }) });
  };
  const remove = async ({ id, scope, name, query }: Schema<'SavedView'>) => {
    await client.DELETE('/api/saved-views/{id}', { params: { path: { id } } });
    await viewsAreOld();
    offerUndo(
      t('saved.deleted', { name }),
      () =>
        void client
          .POST('/api/saved-views', { body: { scope, name, query } })
          .then(viewsAreOld, complain(t('saved.failedRestore'))),
    );
  };

  return (
    <MenuTrigger>
      <IconButton label={t('more')} icon={Ellipsis} weight="soft" />
      <Menu
        label={t('more')}
        items={[
          ...(canBeSaved ? [{ id: 'save', label: t('saved.save'), icon: BookmarkPlus, onAction: onSave }] : []),
          { id: 'copy', label: t('copy'), icon: Link2, onAction: () => void copy() },
          {
            id: 'export',
            label: t('export'),
            icon: Download,
            onAction: () => void save().catch(complain(t('failedExport'))),
          },
          ...(current
            ? [
                {
                  id: 'delete',
                  label: t('saved.delete', { name: current.name }),
                  icon: Trash2,
                  tone: 'critical' as const,
                  onAction: () => void remove(current).catch(complain(t('saved.failedDelete'))),
                },
              ]
            : []),
        ]}
      />
    </MenuTrigger>
  );
}
