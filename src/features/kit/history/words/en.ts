import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default { history: 'History' } as const satisfies Like<typeof pt>;
