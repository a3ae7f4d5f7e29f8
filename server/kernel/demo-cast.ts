import type { RoleCode } from '#domain/permissions';

export type Who = 'helena' | 'rafael' | 'camila' | 'tiago' | 'beatriz';
export type Where = 'matriz' | 'campinas' | 'recife';

/** The password of all demonstration accounts. It only works while the demonstration is enabled. */
export const demoPassword = 'trama-demonstracao';

export const demoUnits: Record<Where, string> = {
  matriz: 'Matriz São Paulo',
  campinas: 'Filial Campinas',
  recife: 'Filial Recife',
};

interface DemoPerson {
  name: string;
  email: string;
  role: RoleCode;
  title: string;
  units: Where[];
  /** The units that they can invite people to. */
  administers?: Where[];
  /** With a phone, signing in also requires a code. */
  phone?: string;
}

export const demoPeople: Record<Who, DemoPerson> = {
  helena: {
    name: 'Helena Prado',
    email: 'admin@trama.example',
    role: 'admin',
    title: 'Diretora de operações',
    units: ['matriz', 'campinas', 'recife'],
    administers: ['matriz', 'campinas', 'recife'],
  },
  rafael: {
    name: 'Rafael Nogueira',
    email: 'manager@trama.example',
    role: 'manager',
    title: 'Gestor de projetos',
    units: ['matriz', 'campinas'],
    administers: ['campinas'],
    phone: '+5511987654321',
  },
  camila: {
    name: 'Camila Duarte',
    email: 'finance@trama.example',
    role: 'finance',
    title: 'Analista financeira',
    units: ['matriz'],
  },
  tiago: {
    name: 'Tiago Albuquerque',
    email: 'member@trama.example',
    role: 'member',
    title: 'Técnico de automação',
    units: ['campinas', 'recife'],
  },
  beatriz: {
    name: 'Beatriz Sampaio',
    email: 'viewer@trama.example',
    role: 'viewer',
    title: 'Assistente administrativa',
    units: ['recife'],
  },
};

/** The ids of the demonstration's people and units, and the time when it is loaded. */
export interface DemoCast {
  people: Record<Who, string>;
  units: Record<Where, string>;
  now: number;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Formats an instant for the store. */
export const instantAt = (ms: number) => new Date(ms).toISOString();
