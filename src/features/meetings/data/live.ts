import { makesOld } from '../../kernel/made-old';

makesOld('meeting', ({ path }) => path.startsWith('/api/meetings'));
