import { people } from '../kit/story/story-people';
import type { Seen } from './use-invitation';

/** An invitation that waits for the one who looks, except for what is told. For stories. */
export const seen = (part: Partial<Seen> = {}): Seen => ({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c61',
  kind: 'project',
  target: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21', name: 'Esteira de inspeção por câmera' },
  email: people.viewer.email,
  role: 'contributor',
  message: 'Precisamos de você na parte elétrica do posto 2.',
  status: 'pending',
  token: 'tri_story',
  is_yours: true,
  invited_by: { id: people.admin.id, name: people.admin.name },
  expires_at: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  ...part,
});
