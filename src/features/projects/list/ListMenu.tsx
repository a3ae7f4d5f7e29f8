import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Download, Ellipsis, Link2, Trash2 } from 'lucide-react';
import { IconButton, Menu, MenuTrigger, notify } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import type { SavedView } from '../saved-views/queries';
import { useRemoveView } from '../saved-views/use-remove-view';
import { savedWords } from '../saved-views/words';
import type { ProjectFilters } from './filters';
import { allProjects } from './queries';
import { listWords } from './words';

export interface ListMenuProps {
  filters: ProjectFilters;
  current: SavedView | undefined;
  canBeSaved: boolean;
  onSave: () => void;
}

/** What can be done with the list as it is shown: share it, take it away as a file, keep or forget it as a view. */
export function ListMenu({ filters, current, canBeSaved, onSave }: ListMenuProps) {
  const t = useWords(listWords);
  const saved = useWords(savedWords);
  const remove = useRemoveView();
  const { language } = usePreferences();
  const today = useFormats().today();
  const queryClient = useQueryClient();
  const complain = (title: string) => (error: unknown) =>
    notify({ variant: 'destructive', title, description: toProblem(error, language).message });

  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => notify({ variant: 'success', title: t('copied') }),
      () => notify({ variant: 'destructive', title: t('failedCopy'), description: location.href }),
    );
  const save = async () => {
    const rows = await allProjects(queryClient, filters, today);
    const { saveProjects } = await import('./export');
    saveProjects(rows, language, today);
    notify({ variant: 'success', title: t('exported', { count: rows.length }) });
  };
  return (
    <MenuTrigger>
      <IconButton label={t('more')} icon={Ellipsis} weight="soft" />
      <Menu
        label={t('more')}
        items={[
          ...(canBeSaved ? [{ id: 'save', label: saved('save'), icon: BookmarkPlus, onAction: onSave }] : []),
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
                  label: saved('delete', { name: current.name }),
                  icon: Trash2,
                  tone: 'critical' as const,
                  onAction: () => remove(current),
                },
              ]
            : []),
        ]}
      />
    </MenuTrigger>
  );
}
