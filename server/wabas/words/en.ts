import type { ptBR } from './pt-BR.ts';

/** What WhatsApp accounts say, in English. */
export const en: typeof ptBR = {
  unknownUnit: 'The unit was not found.',
  wabaIdTaken: (name) => `This ID already belongs to the account ${name}.`,
  noPhone: (number) => `${number} is not a phone number with its country and area code.`,
  twice: (number, isWithout) =>
    `The number ${number} is in the account twice${isWithout ? ': with and without the ninth digit it is the same' : ''}.`,
  numberTaken: (number, name, kept, written) => {
    const how = { '-1': 'without the ninth digit', 0: '', 1: 'with the ninth digit' }[
      Math.sign(kept.length - written.length)
    ];
    return `The number ${number} is already in the account ${name}${how ? `, ${how}` : ''}.`;
  },
  noKey:
    'This server has no key to protect tokens with. Ask whoever runs it to set SECRETS_KEYS; the rest can be saved without the token.',
  missing: { waba: 'WhatsApp account not found' },
  fields: {
    waba_id: 'The account ID',
    phone_numbers: 'The list of numbers',
    'phone_numbers.number': 'The number',
    'phone_numbers.phone_number_id': 'The number ID',
    'phone_numbers.verified_name': 'The verified name',
    'phone_numbers.name_status': 'The name’s status',
    'phone_numbers.throughput': 'The throughput',
    'phone_numbers.platform': 'The hosting',
    'phone_numbers.quality': 'The quality',
    'phone_numbers.verification': 'The number’s verification',
    'phone_numbers.messaging_limit': 'The limit',
    'phone_numbers.status': 'The number’s status',
    review: 'The review',
    verification: 'The verification',
    currency: 'The currency',
    country: 'The country',
    ownership: 'The ownership',
    template_namespace: 'The template namespace',
    templates_count: 'The number of templates',
    health: 'The sending status',
    webhook_url: 'The webhook address',
    webhook_verified_on: 'The date the webhook was verified',
    checked_on: 'The date of the last check',
  },
};
