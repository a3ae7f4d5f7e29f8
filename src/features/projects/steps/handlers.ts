import { createContext, useContext } from 'react';
import type { Step, SubStep } from '../queries';

export type StepAsk = 'status' | 'assignee' | 'date' | 'delete' | 'move';

/** What the rows of a list may ask for. It never changes, so that rows are drawn again only when their step changes. */
export interface RowHandlers {
  ask: (what: StepAsk, step: Step) => void;
  open: (step: Step, isEditing: boolean) => void;
  select: (id: string, withShift: boolean) => void;
  turn: (id: string) => void;
  turnGroup: (id: string) => void;
  tick: (step: Step, subStep: SubStep, status: boolean) => void;
}

const Handlers = createContext<RowHandlers | undefined>(undefined);

/** Gives the handlers to the rows below. */
export const RowHandlersProvider = Handlers.Provider;

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
