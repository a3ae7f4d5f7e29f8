import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ImportKnown, statementImport as machine } from '#machines/statement-import';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { invalidate, subjects } from '../../../kernel/invalidation';
import { useWords } from '../../../kernel/language';
import { inspectionOptions } from '../../../kernel/machine-inspection';
import { usePerson } from '../../../kernel/session';
import { sendCommand } from '../../../kit/command';
import { addImportRows, type Import, revertImport, startImport, stopImport } from '../../data/imports';
import { type Mapping, ofxMapping, ofxTypeOf } from './columns';
import { clear, type Desk, hasQuestions, keep, takeUp } from './desk';
import { readFile } from './read/read-file';
import { rememberedInversion, rememberedMapping, rememberInversion, rememberMapping } from './remembered';
import {
  carryOver,
  fitting,
  isMostlyPositive,
  markRepeated,
  mostLetters,
  type ReadOptions,
  type Row,
  readyOf,
  rowsOf,
  sentOf,
} from './rows';
import { importWords } from './words';

const part = 200;

const nothingRead = {
  statement: undefined,
  mapping: undefined,
  options: undefined,
  readAs: undefined,
  rows: undefined,
  known: undefined,
  doneSources: undefined,
} satisfies Partial<Desk>;

/** What lies on the desk, for the machine's actors and for the page. */
interface Store {
  desk: Desk;
  source?: { name: string; bytes: Blob };
  put: (change: Partial<Desk>) => void;
}

const toSend = ({ rows = [] }: Desk): Schema<'ImportRow'>[] => readyOf(rows).flatMap((row) => sentOf(row) ?? []);

/** Asks for all rows which of them the account has, a few calls at a time. */
async function countsOf(accountId: string, rows: readonly Row[], signal: AbortSignal) {
  const asked = rows.flatMap((row) => {
    const sent = sentOf(row);
    return sent ? [{ id: row.id, sent }] : [];
  });
  const counts = new Map<string, number>();
  for (let from = 0; from < asked.length; from += part) {
    const some = asked.slice(from, from + part);
    const body = { account_id: accountId, rows: some.map(({ sent }) => sent) };
    const { data } = await client.POST('/api/finance/imports/repeated', { body, signal });
    for (const [index, { id }] of some.entries()) counts.set(id, data?.counts[index] ?? 0);
  }
  return counts;
}

/** Returns the key under which choices for similar files are remembered: the heading, or the account of an OFX file. */
const headingOf = ({ statement, options }: Desk): string[] =>
  statement?.format === 'ofx'
    ? ['OFX', statement.sources?.[options?.source ?? 0]?.account ?? '']
    : (statement?.heading ?? []);

type Describe = (type: string, number: string) => string;

/** Reads the rows with the options of the desk, and keeps the edits of the previous reading. */
function readRows({ statement, mapping, options, account, rows, readAs }: Desk, describe: Describe): Partial<Desk> {
  if (!statement || !mapping) throw new Error('There is nothing to compare.');
  const read = (how: ReadOptions, as = mapping) => rowsOf(statement, as, how, describe);
  const guessed = () =>
    rememberedInversion(headingOf({ statement, options })) ??
    (account?.type === 'credit_card' && isMostlyPositive(read({ ...options, isInverted: false })));
  const chosen = { ...options, isInverted: options?.isInverted ?? guessed() };
  const now = read(chosen);
  const carried = rows && readAs ? carryOver(rows, read(readAs.options, readAs.mapping), now) : now;
  return { rows: carried, options: chosen, readAs: { mapping, options: chosen } };
}

function provided(store: { current: Store }, personId: string, describe: Describe) {
  const here = () => store.current;
  /** Keeps what the server knows of the import beside what is sent, until it is over: then others ask anew. */
  const told = async (known: Import): Promise<ImportKnown> => {
    here().put({ known });
    if (known.state === 'running') void keep('running', personId, here().desk);
    else {
      await clear();
      await invalidate(subjects.import());
    }
    return known;
  };
  return machine.provide({
    actors: {
      restore: fromPromise(async () => {
        const found = await takeUp(personId);
        if (found) here().put(found.desk);
        return found?.kept;
      }),
      read: fromPromise(async ({ signal }) => {
        const { name, bytes } = here().source as NonNullable<Store['source']>;
        const statement = await readFile(name, bytes, signal);
        const mapping = statement.format === 'ofx' ? ofxMapping : rememberedMapping(statement.heading);
        here().put({ ...nothingRead, statement, mapping });
        const questions = hasQuestions(here().desk);
        if (questions) void keep('mapping', personId, here().desk);
        return { hasQuestions: questions };
      }),
      compare: fromPromise(async ({ signal }) => {
        here().put(readRows(here().desk, describe));
        await keep('comparing', personId, here().desk);
        const { account, rows = [] } = here().desk;
        if (!account) throw new Error('There is no account to compare with.');
        const counts = await countsOf(account.id, rows, signal);
        // Rows may have been mended meanwhile.
        here().put({ rows: markRepeated(here().desk.rows ?? [], counts) });
        void keep('preview', personId, here().desk);
      }),
      start: fromPromise(async () => {
        const { account, statement } = here().desk;
        const row_count = toSend(here().desk).length;
        const name = fitting(statement?.name ?? '', mostLetters) || 'extrato';
        const format = statement?.format ?? 'csv';
        return told(await sendCommand(startImport, { account_id: account?.id ?? '', name, format, row_count }));
      }),
      send: fromPromise(async ({ input: { id, done_count: position } }) => {
        const rows = toSend(here().desk).slice(position, position + part);
        return told(await sendCommand(addImportRows, { id, position, rows }));
      }),
      look: fromPromise(async ({ input: { id } }) => {
        const { data } = await client.GET('/api/finance/imports/{id}', { params: { path: { id } } });
        return told(data as Import);
      }),
      cancel: fromPromise(async ({ input: { id } }) => told(await sendCommand(stopImport, id))),
      revert: fromPromise(async ({ input: { id } }) => {
        return told(await sendCommand(revertImport, id));
      }),
    },
  });
}

/** A statement on its way into an account, as the person goes through it. It outlives a reload of the page. */
export function useImport() {
  // The machine reads the latest of what is drawn.
  'use no memo';
  'use no memo';
  const [desk, setDesk] = useState<Desk>({});
  const personId = usePerson()?.id ?? '';
  const store = useRef<Store>({
    desk,
    put: (change) => {
      store.current.desk = { ...store.current.desk, ...change };
      setDesk(store.current.desk);
    },
  });
  const t = useWords(importWords);
  const [logic] = useState(() => {
    const describe: Describe = (type, number) => t(`typed.${ofxTypeOf(type)}`, { number });
    return provided(store, personId, describe);
  });
  const [snapshot, send] = useMachine(logic, inspectionOptions());
  const { put } = store.current;

  // What is mended is kept once the hands rest.
  const isLooking = snapshot.matches('preview');
  useEffect(() => {
    if (!isLooking || !desk.rows) return;
    const later = setTimeout(() => void keep('preview', personId, desk), 400);
    return () => clearTimeout(later);
  }, [isLooking, desk, personId]);

  const forgetDesk = () => {
    void clear();
    store.current.source = undefined;
    put(nothingRead);
  };
  return {
    snapshot,
    desk,
    failure: snapshot.context.failure,
    known: snapshot.context.known as Import | undefined,
    chooseAccount: (account: Desk['account']) => put({ account }),
    read: (name: string, bytes: Blob) => {
      store.current.source = { name, bytes };
      send({ type: 'read' });
    },
    map: (mapping: Mapping) => {
      if (desk.statement) rememberMapping(desk.statement.heading, mapping);
      put({ mapping });
      send({ type: 'map' });
    },
    /** The first account of the file that was not imported yet. */
    firstOpenSource: (desk.statement?.sources ?? []).findIndex((_, place) => !desk.doneSources?.includes(place)),
    chooseSource: (source: Pick<ReadOptions, 'source' | 'rate'>) => {
      put({ options: source });
      send({ type: 'map' });
    },
    change: (rows: Row[]) => put({ rows }),
    /** Reads the rows in another way, while they stay in sight. */
    reread: (change: ReadOptions) => {
      const options = { ...desk.options, ...change };
      if (change.isInverted !== undefined) rememberInversion(headingOf(desk), change.isInverted);
      put({ options });
      send({ type: 'reread' });
    },
    run: () => {
      void keep('running', personId, desk);
      send({ type: 'run' });
    },
    /** The way back: to the columns, or to another file. */
    back: () => {
      if (snapshot.matches('mapping') || !hasQuestions(desk)) forgetDesk();
      else void keep('mapping', personId, desk);
      send({ type: 'back' });
    },
    again: () => {
      forgetDesk();
      send({ type: 'again' });
    },
    /** Goes on with the next account of the same file. */
    nextAccount: () => {
      const doneSources = [...(desk.doneSources ?? []), desk.options?.source ?? 0];
      put({ doneSources, options: undefined, readAs: undefined, rows: undefined, known: undefined });
      send({ type: 'next account' });
    },
    retry: () => send({ type: 'retry' }),
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
    cancel: () => {
      if (!snapshot.context.known) forgetDesk();
      send({ type: 'cancel' });
    },
    revert: () => send({ type: 'revert' }),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
