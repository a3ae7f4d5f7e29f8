import type { Subject } from '../kernel/activity/log.ts';

/** What waits for somebody is nobody else's to hear of; by whom it came they ask. */
export const personSubject: Subject = {
  audience: async () => (entry, personId) => (entry.subject_id === personId ? { ...entry, actor_id: null } : undefined),
};
