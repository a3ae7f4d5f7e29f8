import type { Schema } from '#openapi/operations';

/** Statuses of meetings that are still to be held. */
export const openStatuses = ['scheduled', 'confirmed', 'in_progress'] as const satisfies Schema<'MeetingStatus'>[];
export const isOpen = (status: Schema<'MeetingStatus'>) => openStatuses.some((open) => open === status);
