import { makesOld } from '../../kernel/made-old';

makesOld('project', ({ path }) => path === '/api/my-work');
