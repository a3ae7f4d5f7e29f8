import { Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { Confirm } from '../../Confirm';
import { textField } from '../address/fields';
import { defineView, type ViewOf } from '../address/view';
import { BulkActions, type BulkProps } from '../bulk/BulkActs';
import { createBulkTask } from '../bulk/task';
import { cursorList } from '../cursor-list';
import { ListPage } from '../ListPage';
import { listRoute } from '../route';
import { saveView } from '../saved-views/commands';
import type { SavedView } from '../saved-views/queries';
import { bulkWords, words } from './words';

const view = defineView({ filters: { search: textField() }, sort: { name: 'asc', created_at: 'desc' } });
const list = cursorList('/api/saved-views', (_: ViewOf<typeof view>) => ({ query: { scope: 'projects' as const } }));

const deletion = (rows: readonly SavedView[]) =>
  createBulkTask({ ...saveView, undo: undefined }, rows, (each) => ({ view: each, isKept: false }), {
    isDeletion: true,
  });

function ViewActs(props: BulkProps<SavedView>) {
  const t = useWords(bulkWords);
  return (
    <BulkActions
      {...props}
      words={bulkWords}
      acts={[
        {
          id: 'delete',
          label: t('delete'),
          tone: 'critical',
          keys: ['d'],
          takes: () => true,
          ask: ({ rows, onRun, onClose }) => (
            <Confirm
              title={t('deleteTitle', { count: rows.length })}
              act={t('delete')}
              onConfirm={() => onRun(deletion(rows))}
              onClose={onClose}
            />
          ),
        },
      ]}
    />
  );
}

export const { handle, loader } = listRoute({ view, list, title: words });

/** A minimal list for stories. */
export function Component() {
  const t = useWords(words);
  return (
    <ListPage
      address="/views"
      view={view}
      list={list}
      words={words}
      columns={[
        { id: 'name', label: t('list.sort.name'), isRowHeader: true, cell: ({ name }) => name },
        { id: 'scope', label: t('scope'), cell: ({ scope }) => scope },
      ]}
      card={({ scope }) => ({ body: <Text size="s">{scope}</Text> })}
      acts={ViewActs}
    />
  );
}
