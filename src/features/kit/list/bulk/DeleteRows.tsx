import { Text } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import type { Command } from '../../command';
import type { BulkActionProps } from './BulkActs';
import { ConfirmRows } from './ConfirmRows';
import { createBulkTask } from './task';

/** An area's messages for deleting many rows. */
export type DeleteMessages = {
  deleteTitle: string;
  deleteNames: string;
  deleteText: string;
  act: { delete: string };
};

export interface DeleteRowsProps<Row, Output> extends BulkActionProps<Row> {
  words: Words<DeleteMessages>;
  /** Command that deletes one row by its id. */
  command: Command<string, Output>;
  /** Returns the consequences of a row's deletion, or what distinguishes it from others. */
  noteOf?: (row: Row) => string | undefined;
}

/** Asks for confirmation before rows are permanently deleted. */
export function DeleteRows<Row extends { id: string; name: string }, Output>({
  rows,
  words,
  command,
  noteOf,
  onRun,
  onClose,
}: DeleteRowsProps<Row, Output>) {
  const t = useWords(words);
  return (
    <ConfirmRows
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      label={t('deleteNames')}
      rows={rows.map((row) => ({ id: row.id, name: row.name, note: noteOf?.(row) }))}
      onConfirm={() => onRun(createBulkTask(command, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </ConfirmRows>
  );
}
