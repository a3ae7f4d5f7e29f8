import { addDays, dayOf } from '#domain/dates';
import type { WorkItem } from './data/queries';

const today = dayOf(new Date());
const project = (index: number, name: string) => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000001${index}0`,
  code: `PRJ-01${index}`,
  name,
});
const belt = project(4, 'Esteira de inspeção por câmera');
const cold = project(5, 'Telemetria das câmaras frias');
const long = project(6, 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial');

let count = 0;
const item = (part: Partial<WorkItem>): WorkItem => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000002${(count++).toString(16).padStart(2, '0')}`,
  project: belt,
  unit_id: null,
  name: 'Etapa',
  status: 'todo',
  priority: 'none',
  blocked_reason: null,
  start_date: null,
  due_date: null,
  progress: { done: 0, total: 1 },
  my_role: 'contributor',
  version: 1,
  ...part,
});

/** Steps to do in every group, one of them blocked, one that may not be finished, one with a long name. For stories. */
export const sampleWork: WorkItem[] = [
  item({
    name: 'Calibrar os sensores de temperatura',
    project: cold,
    status: 'in_progress',
    due_date: addDays(today, -3),
  }),
  item({
    name: 'Trocar o inversor do posto 2',
    status: 'blocked',
    priority: 'urgent',
    blocked_reason: 'O inversor novo chega na quinta.',
    due_date: addDays(today, -1),
    progress: { done: 2, total: 5 },
  }),
  item({ name: 'Validar as imagens com a qualidade', due_date: today, progress: { done: 3, total: 4 } }),
  item({ name: 'Instalar o gateway da câmara 7', project: cold, due_date: addDays(today, 1), my_role: 'checker' }),
  item({
    name: 'Definir com a operação o procedimento de parada e partida da linha durante a troca do controlador',
    project: long,
    status: 'backlog',
    due_date: addDays(today, 6),
    progress: { done: 0, total: 12 },
  }),
  item({ name: 'Treinar a equipe do turno da noite', priority: 'high', due_date: addDays(today, 24) }),
  item({ name: 'Escrever o manual de operação', project: long, status: 'backlog' }),
];
