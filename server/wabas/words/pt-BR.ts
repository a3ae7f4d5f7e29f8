/** What WhatsApp accounts say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  unknownUnit: 'A unidade não foi encontrada.',
  wabaIdTaken: (name: string) => `Este identificador já é da conta ${name}.`,
  noPhone: (number: string) => `O número ${number} não é um telefone com país e DDD.`,
  twice: (number: string, isWithout: boolean) =>
    `O número ${number} está duas vezes na conta${isWithout ? ': com e sem o nono dígito, é o mesmo' : ''}.`,
  numberTaken: (number: string, name: string, kept: string, written: string) => {
    const how = { '-1': 'sem o nono dígito', 0: '', 1: 'com o nono dígito' }[Math.sign(kept.length - written.length)];
    return `O número ${number} já está na conta ${name}${how ? `, ${how}` : ''}.`;
  },
  noKey:
    'Este servidor não tem chave para guardar tokens. Peça a quem cuida dele que defina SECRETS_KEYS; o resto pode ser salvo sem o token.',
  missing: { waba: 'Conta do WhatsApp não encontrada' },
  fields: {
    waba_id: 'O identificador da conta',
    phone_numbers: 'A lista de números',
    'phone_numbers.number': 'O número',
    'phone_numbers.phone_number_id': 'O identificador do número',
    'phone_numbers.verified_name': 'O nome verificado',
    'phone_numbers.name_status': 'A situação do nome',
    'phone_numbers.throughput': 'A vazão',
    'phone_numbers.platform': 'A hospedagem',
    'phone_numbers.quality': 'A qualidade',
    'phone_numbers.verification': 'A verificação do número',
    'phone_numbers.messaging_limit': 'O limite',
    'phone_numbers.status': 'A situação do número',
    review: 'A análise',
    verification: 'A verificação',
    currency: 'A moeda',
    country: 'O país',
    ownership: 'A titularidade',
    template_namespace: 'O namespace dos modelos',
    templates_count: 'A quantidade de modelos',
    health: 'O envio',
    webhook_url: 'O endereço do webhook',
    webhook_verified_on: 'A data da verificação do webhook',
    checked_on: 'A data da conferência',
  } as Record<string, string>,
};
