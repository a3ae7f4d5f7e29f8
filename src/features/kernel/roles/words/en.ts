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
    owner: 'Can do everything in the project: delete it, name other owners, make it a template.',
    manager: 'Can change the project, its steps, and its members, except the owners.',
    contributor: 'Can create, change, move, and delete steps and sub-steps, and comment.',
    checker: 'Can check off sub-steps, and change nothing else.',
    viewer: 'Can see the whole project, and change nothing.',
    member: 'Belongs to the unit and can see what is in it.',
    admin: 'Belongs to the unit and can invite others to it.',
  },
  invitation: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    cancelled: 'Canceled',
  },
} as const satisfies Like<typeof pt>;
