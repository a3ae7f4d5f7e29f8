import { people } from '../kit/testing/StoryApp';
import type { Attachment } from './data/queries';

const projectId = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21';
const created_by = { id: people.admin.id, name: people.admin.name };
let count = 0;

const attachment = (part: Pick<Attachment, 'name' | 'media_type' | 'size'>): Attachment => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000000${(++count + 15).toString(16)}`,
  project_id: projectId,
  step_id: null,
  created_by,
  created_at: '2026-11-20T18:30:00.000Z',
  ...part,
});

const office = 'application/vnd.openxmlformats-officedocument';

/** Files of most kinds, one with a name too long for its place. For stories. */
export const sampleAttachments: Attachment[] = [
  attachment({ name: 'Laudo NR-12 da prensa 2.pdf', media_type: 'application/pdf', size: 248_113 }),
  attachment({ name: 'posto de inspeção.png', media_type: 'image/png', size: 1_300 }),
  attachment({
    name: 'Lista de materiais do painel elétrico da linha 3 com preços de novembro, revisão final assinada.xlsx',
    media_type: `${office}.spreadsheetml.sheet`,
    size: 1_840_220,
  }),
  attachment({ name: 'medições.csv', media_type: 'text/plain', size: 9_310 }),
  attachment({ name: 'backup do CLP.bin', media_type: 'application/octet-stream', size: 7_340_032 }),
];

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkSHr6HwAENAKBWFiIpgAAAABJRU5ErkJggg==';

/** A picture of one dot. */
export const samplePicture = Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0));
