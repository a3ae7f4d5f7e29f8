import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { useFocusedRow } from '../../kit/list/focus';
import type { Step, SubStep } from '../data/queries';

/** What is asked before a step is changed. */
export type StepQuestion = 'status' | 'assignee' | 'date' | 'priority' | 'block' | 'repeat' | 'move';
/** What may be asked for: a deletion begins at once, for it can be taken back. */
export type StepAsk = StepQuestion | 'delete';

/** What the rows of a list may ask for. It never changes, so that rows are drawn again only when their step changes. */
export interface RowHandlers {
  ask: (what: StepAsk, step: Step) => void;
  open: (step: Step, isEditing: boolean) => void;
  select: (id: string, withShift: boolean) => void;
  turn: (id: string) => void;
  turnGroup: (id: string) => void;
  tick: (step: Step, subStep: SubStep, status: boolean) => void;
  /** What is drawn around a row tells when it has the focus. */
  around: ReturnType<typeof useFocusedRow>['around'];
}

const Handlers = createContext<RowHandlers | undefined>(undefined);

/** Gives the handlers to the rows below. */
export const RowHandlersProvider = Handlers.Provider;

/** Handlers that never change, doing what those given last do. */
export function useRowHandlersOf(given: RowHandlers): RowHandlers {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useMemo(
    () => ({
      ask: (...asked) => latest.current.ask(...asked),
      open: (...opened) => latest.current.open(...opened),
      select: (...selected) => latest.current.select(...selected),
      turn: (id) => latest.current.turn(id),
      turnGroup: (id) => latest.current.turnGroup(id),
      tick: (...ticked) => latest.current.tick(...ticked),
      around: (id) => latest.current.around(id),
    }),
    [],
  );
}

/** What a row may ask for. */
export function useRowHandlers(): RowHandlers {
  const handlers = useContext(Handlers);
  if (!handlers) throw new Error('A row needs a RowHandlersProvider above it.');
  return handlers;
}

/** The address of a step, on the page of its project. */
export const hrefOf = ({ id }: Pick<Step, 'id'>) => `?step=${id}`;

/** The same, to hand to somebody. */
export const linkTo = (step: Pick<Step, 'id'>) => `${location.origin}${location.pathname}${hrefOf(step)}`;
