import { makesOld } from '../../kernel/made-old';

makesOld('client', ({ path }) => path.startsWith('/api/finance/clients'));
makesOld('account', ({ path }) => path.startsWith('/api/finance/accounts'));
