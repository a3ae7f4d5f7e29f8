export default {
  eyebrow: 'Sobre',
  principles: 'No que acreditamos',
  how: 'Como trabalhamos com você',
} as const;
