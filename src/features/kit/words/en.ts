import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default { cancel: 'Cancel' } as const satisfies Like<typeof pt>;
