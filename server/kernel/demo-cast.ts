import type { RoleCode } from '#domain/permissions';

export type DemoPersonKey = 'helena' | 'rafael' | 'camila' | 'tiago' | 'beatriz';
export type DemoUnitKey = 'matriz' | 'campinas' | 'recife';

/** The password of all demonstration accounts. It only works while the demonstration is enabled. */
export const demoPassword = 'trama-demonstracao';

export const demoUnits: Record<DemoUnitKey, string> = {
  matriz: 'Matriz São Paulo',
  campinas: 'Filial Campinas',
  recife: 'Filial Recife',
};

interface DemoPerson {
  name: string;
  email: string;
  role: RoleCode;
  title: string;
  units: DemoUnitKey[];
  /** The units that they can invite people to. */
  administers?: DemoUnitKey[];
  /** With a phone, signing in also requires a code. */
  phone?: string;
}

export const demoPeople: Record<DemoPersonKey, DemoPerson> = {
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
  people: Record<DemoPersonKey, string>;
  units: Record<DemoUnitKey, string>;
  now: number;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Formats an instant for the store. */
export const toInstant = (ms: number) => new Date(ms).toISOString();
