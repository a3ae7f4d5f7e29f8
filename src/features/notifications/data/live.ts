import { makesOld } from '../../kernel/made-old';

makesOld('person', ({ path }) => path === '/api/notifications' || path === '/api/meetings/invitations');
