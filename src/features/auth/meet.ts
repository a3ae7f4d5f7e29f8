import type { Person } from '#machines/session';
import { saveEventCursor } from '../kernel/event-cursor';
import { adoptPreferences, type Preferences } from '../kernel/preferences';

/** What somebody chose for all their browsers. What is left to the browser stays as it is there. */
function preferencesOf({ preferences }: Person): Partial<Preferences> {
  const { language, theme, density, time_zone: timeZone } = preferences ?? {};
  const all = Object.entries({ language, theme, density, timeZone });
  return Object.fromEntries(all.filter(([, value]) => value != null));
}

/** Takes who is here from the answer that tells it, with what they prefer and up to where events were told by then. */
export function meet(person: Person, { headers }: Response): Person {
  saveEventCursor(headers.get('Last-Event-ID'));
  adoptPreferences(preferencesOf(person));
  return person;
}
