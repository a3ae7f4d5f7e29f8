import type { AboutContent } from '../types';

export default {
  title: 'Sobre',
  lead: 'Lead',
  description: 'd',
  principles: [{ title: 'a', text: 'b' }],
  how: [{ title: 'a', text: 'b' }],
  product: { title: 'p', text: 't' },
} satisfies AboutContent;
