import { makesOld } from '../../kernel/made-old';

makesOld('client', ({ path }) => path.startsWith('/api/finance/clients'));
