import { useWords, type Words } from '../../../kernel/language';
import type { Command } from '../../command';
import { type BulkAction, BulkActions, type BulkProps } from './BulkActs';
import type { BulkMessages } from './BulkRun';
import { type DeleteMessages, DeleteRows, type DeleteRowsProps } from './DeleteRows';
import { createBulkTask } from './task';

interface Used {
  id: string;
  name: string;
  is_active: boolean;
}

type UsageMessages = BulkMessages & DeleteMessages & { act: { activate: string; deactivate: string } };

interface Turned {
  id: string;
  change: { is_active?: boolean };
}

export interface UsageActsProps<Row, Input extends Turned, Output, Deleted>
  extends BulkProps<Row>,
    Pick<DeleteRowsProps<Row, Deleted>, 'noteOf'> {
  words: Words<UsageMessages>;
  change: Command<Input, Output>;
  deletion: Command<string, Deleted>;
}

/** Row actions of entities with an in-use status: change the status, which can be undone, or delete. */
export function UsageActs<Row extends Used, Input extends Turned, Output, Deleted>({
  words,
  change,
  deletion,
  noteOf,
  ...props
}: UsageActsProps<Row, Input, Output, Deleted>) {
  const t = useWords(words);
  const turns = ([false, true] as const).map((is_active): BulkAction<Row> => {
    const id = is_active ? 'activate' : 'deactivate';
    return {
      id,
      label: t(`act.${id}`),
      takes: (row) => row.is_active !== is_active,
      task: (rows) => createBulkTask(change, rows, ({ id }) => ({ id, change: { is_active } }) as Input),
    };
  });
  return (
    <BulkActions
      {...props}
      words={words}
      acts={[
        ...turns,
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <DeleteRows {...asked} words={words} command={deletion} noteOf={noteOf} />,
        },
      ]}
    />
  );
}
