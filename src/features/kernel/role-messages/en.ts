import type { Like } from '../language';
import type pt from './pt-BR';

export default {
  role: {
    owner: 'Owner',
    manager: 'Manager',
    contributor: 'Contributor',
    checker: 'Checker',
    viewer: 'Viewer',
    member: 'Member',
    admin: 'Administrator',
  },
  may: {
    owner: 'Does everything in the project: deletes it, names other owners, makes it a template.',
    manager: 'Changes the project, its steps and who takes part, except the owners.',
    contributor: 'Creates, changes, moves and deletes steps and sub-steps.',
    checker: 'Ticks sub-steps as done and changes nothing else.',
    viewer: 'Sees all of the project and changes nothing.',
    member: 'Takes part in the unit and sees what belongs to it.',
    admin: 'Takes part in the unit and invites others to it.',
  },
  invitation: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
} as const satisfies Like<typeof pt>;
