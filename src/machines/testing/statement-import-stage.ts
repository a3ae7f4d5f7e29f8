import { stageOf } from '../../inspector/stage';
import { type ImportKnown, type Kept, statementImport } from '../statement-import';

const known = (state: ImportKnown['state'], done_count: number) => () =>
  ({ id: 'i1', state, row_count: 500, done_count }) satisfies ImportKnown;
const kept =
  (at: Kept['at'], done?: number, hasQuestions = true) =>
  () =>
    ({ at, hasQuestions, ...(done !== undefined && { known: known('running', done)() }) }) satisfies Kept;
const failing = (status: number) => () => Object.assign(new Error(String(status)), { status });
const failures = { 'no connection': failing(0), 'refused (409)': failing(409) };
const parts = { 'some of it': known('running', 200), all: known('completed', 500) };

/** A statement's import, with a server that answers as told. */
export const statementImportStage = stageOf<typeof statementImport>({
  machine: statementImport,
  answers: {
    restore: {
      nothing: () => undefined,
      'columns to be told': kept('mapping'),
      'rows to be compared': kept('comparing', undefined, false),
      'rows to be looked at': kept('preview'),
      'a run that began': kept('running', 200),
      'a run without an answer': kept('running'),
    },
    read: { CSV: () => ({ hasQuestions: true }), OFX: () => ({ hasQuestions: false }) },
    compare: { compared: () => undefined },
    start: { begun: known('running', 0) },
    send: parts,
    look: { ...parts, 'stopped elsewhere': known('cancelled', 200) },
    cancel: { stopped: known('cancelled', 200) },
    revert: { 'taken back': known('reverted', 500) },
  },
  failures: Object.fromEntries(
    ['restore', 'read', 'compare', 'start', 'send', 'look', 'cancel', 'revert'].map((src) => [src, failures]),
  ),
});
