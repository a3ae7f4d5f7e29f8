import { type ReactNode, useState } from 'react';
import { notify } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import { type Shortcut, useShortcuts } from '../../../kernel/shortcuts/keys';
import { type BulkMessages, BulkRun } from './BulkRun';
import { SelectionBar } from './SelectionBar';
import type { BulkTask } from './task';

/** Props of the dialog of an action. */
export interface BulkActionProps<Row> {
  /** Rows that the action applies to. */
  rows: Row[];
  /** Number of selected rows that the action skips. */
  kept: number;
  onRun: (task: BulkTask) => void;
  onClose: () => void;
}

/** An action on one or many rows. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  tone?: 'neutral' | 'critical';
  /** Single-key shortcuts for the selection or the focused row. */
  keys?: string[];
  /** Returns whether the person may run it on a row. */
  takes: (row: Row) => boolean;
  /** Renders the dialog that asks for input or confirmation. */
  ask?: (asked: BulkActionProps<Row>) => ReactNode;
  /** Returns the task that runs at once, without a dialog, because it can be undone. */
  task?: (rows: Row[]) => BulkTask;
  /** Runs an action that reports its own progress. */
  run?: (rows: Row[]) => void;
}

/** Props of a list's row actions. */
export interface BulkProps<Row> {
  selectedRows: Row[];
  /** Number of loaded rows. */
  shown: number;
  /** Returns the focused row. */
  currentRow: () => Row | undefined;
  onSelectAll: () => void;
  onSelectWhole?: () => void;
  onClear: () => void;
}

export interface BulkActionsProps<Row> extends BulkProps<Row> {
  words: Words<BulkMessages>;
  acts: readonly BulkAction<Row>[];
  /** Total of the selected rows. */
  sum?: string;
}

/** Sticky bar of actions for the selected rows; asks, runs and reports. */
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
    // A double press must start only one run.
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
