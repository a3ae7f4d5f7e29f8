import { makesOld } from '../../kernel/made-old';

makesOld('client', ({ path }) => path.startsWith('/api/finance/clients'));
makesOld('account', ({ path }) => /^\/api\/finance\/(accounts|dashboard)/.test(path));
// What is paid makes the balances.
makesOld('transaction', ({ path }) => /^\/api\/finance\/(accounts|transactions|dashboard|.+statement$)/.test(path));
// All that an import brings comes, and goes, at once.
makesOld('import', ({ path }) => /^\/api\/finance\/(accounts|transactions|dashboard|imports|.+statement$)/.test(path));
makesOld('category', ({ path }) => path.startsWith('/api/finance/categories'));
