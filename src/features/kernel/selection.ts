import { remember } from './forget';

/** What a person last worked on, kept in this browser (specification, section 3). */
export interface Selection {
  unit?: string;
  project?: string;
  step?: string;
  subStep?: string;
}

const key = 'trama:selection';

remember(() => localStorage.removeItem(key));

/** What was selected last; nothing where none was, or where it cannot be read. */
export function selection(): Selection {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, id]) => typeof id === 'string'));
  } catch {
    return {};
  }
}

/** Keeps what is selected now; another project or step lets go of what was inside the one before. */
export function keepSelection(part: Selection): void {
  const before = selection();
  const isElsewhere = part.project !== undefined && part.project !== before.project;
  const next = { ...(isElsewhere ? { unit: before.unit } : before), ...part };
  if ('step' in part && part.step !== before.step && !('subStep' in part)) delete next.subStep;
  localStorage.setItem(key, JSON.stringify(next));
}
