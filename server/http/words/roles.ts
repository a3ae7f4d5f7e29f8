import type { Language } from '../../kernel/language.ts';

/** The display names of roles in units and projects. */
export const roleNames: Record<Language, Record<string, string>> = {
  'pt-BR': {
    viewer: 'leitor',
    checker: 'executor',
    contributor: 'colaborador',
    manager: 'gestor',
    owner: 'responsável pelo projeto',
    member: 'membro',
    admin: 'administrador',
  },
  en: {
    viewer: 'a viewer',
    checker: 'a checker',
    contributor: 'a contributor',
    manager: 'a manager',
    owner: 'an owner',
    member: 'a member',
    admin: 'an administrator',
  },
};
