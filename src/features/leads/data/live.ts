import { makesOld } from '../../kernel/made-old';

makesOld('lead', ({ path }) => path.startsWith('/api/leads'));
