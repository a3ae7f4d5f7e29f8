import { addDays, type Day, dayOf } from '#domain/dates';
import type { Schema } from '#openapi/operations';

/** A step of the sample project. Its name is in the words, by its id. */
export interface SampleStep {
  id: 'light' | 'mount' | 'train' | 'reject' | 'operators' | 'sensors';
  status: Schema<'StepStatus'>;
  who: string;
  due: Day;
}

const inDays = (days: number) => addDays(dayOf(new Date()), days);

/** The steps of one project, as they may stand today. */
export const sampleSteps = (): SampleStep[] => [
  { id: 'light', status: 'done', who: 'Bruno Dias', due: inDays(-6) },
  { id: 'mount', status: 'in_progress', who: 'Davi Moura', due: inDays(1) },
  { id: 'reject', status: 'blocked', who: 'Lia Castro', due: inDays(-1) },
  { id: 'train', status: 'in_progress', who: 'Helena Prado', due: inDays(5) },
  { id: 'operators', status: 'todo', who: 'Ana Souza', due: inDays(12) },
];

/** The steps of one person for today, from several projects. */
export const sampleDay = (): SampleStep[] => [
  { id: 'reject', status: 'in_progress', who: 'Lia Castro', due: inDays(-1) },
  { id: 'sensors', status: 'todo', who: 'Lia Castro', due: inDays(0) },
  { id: 'train', status: 'todo', who: 'Lia Castro', due: inDays(3) },
];
