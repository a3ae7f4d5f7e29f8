import type { ptBR } from './pt-BR.ts';

const statusIs: Record<string, string> = {
  new: 'new',
  contacted: 'in contact',
  qualified: 'qualified',
  won: 'won',
  lost: 'lost',
  spam: 'marked as spam',
};
const statusBecomes: Record<string, string> = {
  new: 'become new again',
  contacted: 'be moved to in contact',
  qualified: 'be qualified',
  won: 'be won',
  lost: 'be marked as lost',
  spam: 'be marked as spam',
};

/** What leads say, in English. */
export const en: typeof ptBR = {
  cannot: (from, to) => `A lead that is ${statusIs[from] ?? from} cannot ${statusBecomes[to] ?? to}.`,
  isAnonymised: 'The data of this lead were erased after the period in the privacy policy.',
  notAnAssignee: 'The assignee must be someone who may see the site’s leads.',
  limitReached: (most) => `The limit is ${most.toLocaleString('en')} notes per lead.`,
  mail: {
    received: {
      subject: 'We received your message',
      text: 'Hello.\n\nYour message reached Trama. Someone on the technical team will read it and reply to this address.\n\nIf it was not you who wrote to us, ignore this email: there is nothing you need to do.',
    },
  },
  missing: { lead: 'Lead not found' },
  fields: {
    company: 'The company',
    service: 'The service',
    language: 'The language',
    page: 'The page',
    notice_version: 'The version of the privacy policy',
    marketing: 'The choice about news',
    shown_at: 'The moment the form appeared',
    client_name: 'The client’s name',
    project: 'The project',
    'project.name': 'The project’s name',
    'project.template_id': 'The template',
    'addLeadNote.text': 'The note',
  },
};
