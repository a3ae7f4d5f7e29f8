import { makesOld } from '../../kernel/made-old';

makesOld('waba', ({ path }) => path.startsWith('/api/wabas'));
