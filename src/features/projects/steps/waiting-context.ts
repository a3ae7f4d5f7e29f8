import { createContext, useContext, useMemo } from 'react';
import type { Project } from '../data/queries';
import { waitsFor } from '../data/waiting';

const Waiting = createContext<ReadonlyMap<string, string>>(new Map());

/** Gives the marks below what each step waits for. */
export const WaitingProvider = Waiting.Provider;

/** The names of what each step still waits for, by its id; steps that wait for nothing are left out. */
export function useWaiting(project: Project): ReadonlyMap<string, string> {
  return useMemo(() => {
    const waiting = project.steps
      .filter(({ depends_on }) => depends_on.length > 0)
      .map(
        (step) =>
          [
            step.id,
            waitsFor(project, step)
              .map(({ name }) => name)
              .join(', '),
          ] as const,
      );
    return new Map(waiting.filter(([, names]) => names !== ''));
  }, [project]);
}

/** The names of what a step still waits for; nothing where it does not. */
export const useWaitsFor = (stepId: string): string | undefined => useContext(Waiting).get(stepId);
