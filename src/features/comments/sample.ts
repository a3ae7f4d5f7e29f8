import { formatMention } from '#domain/mentions';
import { people } from '../kit/testing/story-people';
import type { Comment } from './data/comments';

const projectId = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21';
const { admin, viewer } = people;
const diego = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Diego Moura' };

/** The members of the sample project. */
export const sampleMembers = [
  { ...admin, role: 'owner' },
  { ...diego, email: 'diego@trama.example', role: 'contributor' },
  { ...viewer, role: 'viewer' },
].map(({ id, name, email, role }, at) => ({
  id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d0${at}`,
  user: { id, name, email },
  role,
  is_you: at === 0,
  joined_at: '2026-11-02T12:00:00.000Z',
}));

/** A comment of the sample project, the later the higher its number. */
export const sampleComment = (number: number, part: Partial<Comment> = {}): Comment => ({
  id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1e${String(number).padStart(2, '0')}`,
  project_id: projectId,
  step_id: null,
  author: { id: admin.id, name: admin.name },
  body: 'Comentário',
  mentions: [],
  created_at: new Date(Date.now() - (90 - number) * 3_600_000).toISOString(),
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 1,
  ...part,
});

/** A talk of two, the newest first as the server gives it. */
export const sampleTalk: Comment[] = [
  sampleComment(3, {
    author: diego,
    body: 'Chegou hoje cedo:\n\n- [x] laudo assinado\n- [ ] plaqueta da prensa 2\n\nFica em `Documentos/NR-12`.',
    version: 2,
  }),
  sampleComment(2, {
    body: `${formatMention(diego)}, falta o **laudo** da NR-12. O cliente pediu [neste e-mail](https://trama.example/nr-12).`,
    mentions: [diego],
  }),
  sampleComment(1, { author: null, body: '> A linha 4 para na sexta.\n\nDá tempo?' }),
];
