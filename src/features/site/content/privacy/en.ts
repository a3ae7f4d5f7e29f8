import type { PrivacyContent } from '../types';

export default {
  title: 'Privacidade',
  version: '2026-11-29',
  description: 'd',
  intro: 'Fale com {contact}.',
  sections: [
    {
      id: 's',
      title: 'S',
      paragraphs: ['p'],
      rows: [{ purpose: 'p', data: 'd', basis: 'b', retention: 'r', sharing: 's' }],
    },
  ],
} satisfies PrivacyContent;
