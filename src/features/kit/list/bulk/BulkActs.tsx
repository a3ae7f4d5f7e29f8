import { type ReactNode, useState } from 'react';
import { notify } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import { type Shortcut, useShortcuts } from '../../../kernel/shortcuts/keys';
import { type BulkMessages, BulkRun } from './BulkRun';
import { SelectionBar } from './SelectionBar';
import type { BulkTask } from './task';

/** What an act asks before it is done. */
export interface BulkActionProps<Row> {
  /** Those that it may be done to. */
  rows: Row[];
  /** How many of the selected ones it leaves as they are. */
  kept: number;
  onRun: (task: BulkTask) => void;
  onClose: () => void;
}

/** What may be done with many rows, or with one. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  tone?: 'neutral' | 'critical';
  /** A single key that does it to the selection, or to the row with the focus. */
  keys?: string[];
  /** Whether the person may do it to a row. */
  takes: (row: Row) => boolean;
  /** The dialog that asks what, or whether. */
  ask?: (asked: BulkActionProps<Row>) => ReactNode;
  /** In place of asking: what is done at once, for it can be taken back. */
  task?: (rows: Row[]) => BulkTask;
  /** In place of both: what tells by itself how it goes. */
  run?: (rows: Row[]) => void;
}

/** What a list gives to whatever acts on its rows. */
export interface BulkProps<Row> {
  selectedRows: Row[];
  /** How many are shown in all. */
  shown: number;
  /** The row with the focus. */
  currentRow: () => Row | undefined;
  onSelectAll: () => void;
  onSelectWhole?: () => void;
  onClear: () => void;
}

export interface BulkActionsProps<Row> extends BulkProps<Row> {
  words: Words<BulkMessages>;
  acts: readonly BulkAction<Row>[];
  /** What the selected rows come to. */
  sum?: string;
}

/** What may be done with the selected rows at once: it stays in sight, asks, runs and says what came of it. */
export function BulkActions<Row extends { id: string; name: string }>({
  selectedRows,
  shown,
  currentRow,
  onSelectAll,
  onSelectWhole,
  onClear,
  words,
  acts,
  sum,
}: BulkActionsProps<Row>) {
  const t = useWords(words);
  const [asked, setAsked] = useState<{ act: BulkAction<Row>; rows: Row[]; kept: number }>();
  const [task, setTask] = useState<BulkTask>();

  function ask(act: BulkAction<Row> | undefined, given: Row[]) {
    if (!act || given.length === 0) return;
    const rows = given.filter(act.takes);
    if (rows.length === 0) return notify({ variant: 'warning', title: t('none') });
    if (act.run) return act.run(rows);
    const { task: begin } = act;
    // What is pressed twice is begun once.
    if (begin) return setTask((running) => running ?? begin(rows));
    setAsked({ act, rows, kept: given.length - rows.length });
  }
  const keyed = acts.flatMap((act): Shortcut[] => {
    const current = () => [currentRow()].filter((row) => row !== undefined);
    const run = () => ask(act, selectedRows.length > 0 ? selectedRows : current());
    return act.keys ? [{ keys: act.keys, label: act.label, run }] : [];
  });
  useShortcuts({ label: t('title'), shortcuts: keyed });

  const close = () => setAsked(undefined);
  return (
    <>
      {selectedRows.length > 0 && (
        <SelectionBar
          count={selectedRows.length}
          shown={shown}
          words={words}
          sum={sum}
          acts={acts}
          onAct={(id) =>
            ask(
              acts.find((act) => act.id === id),
              selectedRows,
            )
          }
          onSelectAll={onSelectAll}
          onSelectWhole={onSelectWhole}
          onClear={onClear}
        />
      )}
      {asked?.act.ask?.({
        rows: asked.rows,
        kept: asked.kept,
        onRun: (next) => {
          close();
          setTask(next);
        },
        onClose: close,
      })}
      {task && <BulkRun task={task} words={words} onRun={setTask} onClose={() => setTask(undefined)} />}
    </>
  );
}
