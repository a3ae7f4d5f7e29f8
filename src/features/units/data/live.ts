import { makesOld } from '../../kernel/made-old';

makesOld('unit', ({ path }) => path.startsWith('/api/unit') || path === '/api/invitations/by-unit/{id}');
makesOld('project', ({ path }) => path === '/api/unit/{id}/summary');
