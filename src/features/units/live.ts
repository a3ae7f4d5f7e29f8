import { makesOld } from '../kernel/made-old';

makesOld('unit', ({ path }) => path.startsWith('/api/unit') || path === '/api/invitations/by-unit/{id}');
// What a unit has to do, and what it has.
for (const kind of ['project', 'meeting', 'account', 'transaction', 'import'] as const)
  makesOld(kind, ({ path }) => path === '/api/unit/{id}/summary');
