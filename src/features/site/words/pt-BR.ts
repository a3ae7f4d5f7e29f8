export default {
  missingTitle: 'Não há nada neste endereço',
  missing: 'A página pode ter mudado de lugar. Os serviços e o contato estão no menu acima.',
  home: 'Ir para o início',
} as const;
