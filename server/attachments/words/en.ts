import type { ptBR } from './pt-BR.ts';

/** What attachments say, in English. */
export const en: typeof ptBR = {
  tooMany: (most) => `The limit is ${most.toLocaleString('en')} attachments in a project.`,
  tooMuch: (mebibytes) =>
    `This project’s attachments are at their limit of ${mebibytes.toLocaleString('en')} MB. Delete one before you add another.`,
  tooManyReceipts: (most) => `The limit is ${most.toLocaleString('en')} receipts for a transaction.`,
  noReceipt: 'A receipt has to be a PDF, PNG, or JPEG.',
  emptyFile: 'The file is empty.',
  unusableName: 'The file’s name needs at least one visible character.',
  missingStep: 'Step not found',
  missing: { attachment: 'Attachment not found', receipt: 'Receipt not found' },
  fields: { step_id: 'The step' },
};
