import type { Like } from '../../language';
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
    manager: 'Changes the project, its steps and its members, except the owners.',
    contributor: 'Creates, changes, moves and deletes steps and sub-steps, and comments.',
    checker: 'Checks off sub-steps and changes nothing else.',
    viewer: 'Sees the whole project and changes nothing.',
    member: 'Belongs to the unit and sees what is in it.',
    admin: 'Belongs to the unit and invites others to it.',
  },
  invitation: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
} as const satisfies Like<typeof pt>;
