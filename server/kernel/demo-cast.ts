import type { RoleCode } from '#domain/permissions';

export type Who = 'helena' | 'rafael' | 'camila' | 'tiago' | 'beatriz';
export type Where = 'matriz' | 'campinas' | 'recife';

/** The password of all demonstration accounts. It holds only while the demonstration is allowed. */
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
  /** Of those, the ones that they invite to. */
  administers?: Where[];
  /** Signing in then asks for a code too. */
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

/** Who and where the demonstration is about, by the ids that they have in the store, and when it is loaded. */
export interface DemoCast {
  people: Record<Who, string>;
  units: Record<Where, string>;
  now: number;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** An instant as the store takes it. */
export const instantAt = (ms: number) => new Date(ms).toISOString();
