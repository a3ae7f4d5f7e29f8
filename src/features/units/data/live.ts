import { makesOld } from '../../kernel/made-old';

makesOld('unit', ({ path }) => path.startsWith('/api/unit'));
makesOld('project', ({ path }) => path === '/api/unit/{id}/summary');
