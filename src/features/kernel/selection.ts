import { remember } from './forget';
import { parseParts, parseText, readStored } from './stored';

/** What a person last worked on, kept in this browser (specification, section 3). */
export interface Selection {
  unit?: string;
  project?: string;
  step?: string;
  subStep?: string;
}

const key = 'trama:selection';
const parse = parseParts<Selection>({ unit: parseText, project: parseText, step: parseText, subStep: parseText });

remember(() => localStorage.removeItem(key));

/** What was selected last; nothing where none was, or where it cannot be read. */
export function selection(): Selection {
  return readStored(localStorage, key, parse) ?? {};
}

/** Keeps what is selected now; another project or step lets go of what was inside the one before. */
export function keepSelection(part: Selection): void {
  const before = selection();
  const isElsewhere = part.project !== undefined && part.project !== before.project;
  const next = { ...(isElsewhere ? { unit: before.unit } : before), ...part };
  if ('step' in part && part.step !== before.step && !('subStep' in part)) delete next.subStep;
  localStorage.setItem(key, JSON.stringify(next));
}
