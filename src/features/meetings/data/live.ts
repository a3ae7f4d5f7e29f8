import { makesOld } from '../../kernel/made-old';

makesOld('meeting', ({ path }) => path.startsWith('/api/meetings'));
// How far is what came of a meeting, its project tells.
makesOld('project', ({ path }) => path === '/api/meetings/{id}/outcomes');
