import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ImportKnown, statementImport as machine } from '#machines/statement-import';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { usePerson } from '../../../kernel/session';
import { watched } from '../../../kernel/watched';
import { makeOld, sendCommand } from '../../../kit/command';
import { addImportRows, type Import, importEnd, revertImport, startImport, stopImport } from '../../data/imports';
import { type Mapping, ofxMapping } from './columns';
import { clear, type Desk, keep, takeUp } from './desk';
import { readFile } from './read/read-file';
import { rememberedMapping, rememberMapping } from './remembered';
import { fitting, markRepeated, mostLetters, type Row, readyOf, rowsOf, sentOf } from './rows';

const part = 200;

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

function provided(store: { current: Store }, personId: string) {
  const here = () => store.current;
  /** Keeps what the server knows of the import beside what is sent, until it is over: then others ask anew. */
  const told = async (known: Import): Promise<ImportKnown> => {
    here().put({ known });
    if (known.state === 'running') void keep('running', personId, here().desk);
    else {
      await clear();
      await makeOld(importEnd, [undefined]);
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
        here().put({ statement, mapping, rows: undefined, known: undefined });
        if (statement.format === 'csv') void keep('mapping', personId, here().desk);
        return statement.format;
      }),
      compare: fromPromise(async ({ signal }) => {
        const { statement, mapping, account } = here().desk;
        if (!statement || !mapping || !account) throw new Error('There is nothing to compare.');
        await keep('comparing', personId, here().desk);
        const rows = rowsOf(statement, mapping);
        const counts = await countsOf(account.id, rows, signal);
        here().put({ rows: markRepeated(rows, counts) });
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
  const [logic] = useState(() => provided(store, personId));
  const [snapshot, send] = useMachine(logic, watched());
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
    put({ statement: undefined, mapping: undefined, rows: undefined, known: undefined });
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
    change: (rows: Row[]) => put({ rows }),
    run: () => {
      void keep('running', personId, desk);
      send({ type: 'run' });
    },
    /** The way back: to the columns, or to another file. */
    back: () => {
      if (snapshot.matches('mapping') || desk.statement?.format === 'ofx') forgetDesk();
      else void keep('mapping', personId, desk);
      send({ type: 'back' });
    },
    again: () => {
      forgetDesk();
      send({ type: 'again' });
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
