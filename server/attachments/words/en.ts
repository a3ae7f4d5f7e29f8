import type { ptBR } from './pt-BR.ts';

/** What attachments say, in English. */
export const en: typeof ptBR = {
  tooMany: (most) => `The limit is ${most.toLocaleString('en')} attachments in a project.`,
  tooMuch: (mebibytes) =>
    `This project’s attachments are at their limit of ${mebibytes.toLocaleString('en')} MB. Delete one before you add another.`,
  emptyFile: 'The file is empty.',
  unusableName: 'The file’s name needs at least one visible character.',
  missingStep: 'Step not found',
  missing: { attachment: 'Attachment not found' },
  fields: { step_id: 'The step' },
};
