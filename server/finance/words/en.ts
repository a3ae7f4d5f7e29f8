import type { ptBR } from './pt-BR.ts';

import { statusNames } from './statuses.ts';

const money = (cents: number) => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'BRL' });

/** What finance says, in English. */
export const en: typeof ptBR = {
  taxIdTaken: 'A client with this document already exists.',
  otherKind: {
    individual: 'A person’s document is the CPF. Check its eleven digits.',
    company: 'A company’s document is the CNPJ. Check its fourteen characters.',
  },
  unknownBank: 'This bank is not on the list.',
  onlyOfCards: 'Only a credit card has a closing day and a due day.',
  unknownUnit: 'The unit was not found.',
  transactionCannot: (from, to) =>
    `A transaction that is ${statusNames.en[from] ?? from} cannot become ${statusNames.en[to] ?? to}.`,
  hiddenTransactions: 'Your account does not have the permission view:finance_transactions.',
  partsDiffer: (left) =>
    left > 0
      ? `The parts do not add up to the amount: ${money(left)} is missing.`
      : `The parts add up to ${money(-left)} more than the amount.`,
  partsOfTransfer: 'A transfer cannot be split.',
  partsOfInstalments: 'Installments cannot be split all at once: split each of them.',
  repeatsWrong: 'Repeat it 2 to 60 times, with at least one centavo each time.',
  kindOfOne: 'The type can only be changed one transaction at a time.',
  settlesNothing: 'After interest and the late fee, nothing is left to settle what is open.',
  settlesTooMuch: (open) =>
    `The payment is more than the ${money(open)} still open. Enter anything beyond that as interest or a late fee.`,
  reconciled: 'This transaction is reconciled. Undo the reconciliation first.',
  reconcilesPaid: 'Only what was paid can be reconciled.',
  hasPayments: 'Part of this has been paid. Undo the payments first.',
  refundsTooMuch: (left) => `Only what was paid can be refunded. ${money(left)} is left to refund.`,
  refundOfRefund: 'This is already a refund. If it was a mistake, delete it.',
  hasRefunds: 'This transaction has refunds that would be more than what was paid. Delete them first.',
  transferNeedsAccount: 'Say which account the money goes to.',
  onlyOfTransfers: 'Only a transfer has a destination account.',
  sameAccount: 'The destination has to be another account.',
  unknownAccount: 'The account was not found.',
  archivedAccount: 'The account is archived. Unarchive it first.',
  unknownReference: 'Something this refers to was not found.',
  tooDeep: 'Categories can only be nested one level deep.',
  unknownCategory: 'There is no such category of this type.',
  archivedCategory: 'The category is archived. Unarchive it first.',
  categoryInUse: (count: number) =>
    `The category has ${count.toLocaleString('en')} ${count === 1 ? 'transaction' : 'transactions'}. Archive it instead of deleting it.`,
  categoryHasBelow: (count: number) =>
    `There ${count === 1 ? 'is 1 category' : `are ${count.toLocaleString('en')} categories`} below it. Move or delete them first.`,
  sameClient: 'Choose another client: a client cannot be merged with itself.',
  endsBeforeItBegins: 'The period ends before it begins. Swap the dates.',
  periodTooLong: 'Choose a period of up to 100 years, from 1900 on.',
  tooManyPoints: 'The period is too long for so many points. Choose a shorter one, or weeks or months.',
  accountInUse: (count) =>
    `The account has ${count.toLocaleString('en')} ${count === 1 ? 'transaction' : 'transactions'}. Archive it instead of deleting it.`,
  clientInUse: (count) =>
    `The client has ${count.toLocaleString('en')} ${count === 1 ? 'transaction' : 'transactions'}. Deactivate it instead of deleting it.`,
  importEnded: 'This import has already ended.',
  importGap: 'A part of this import is missing before this one.',
  importTooLong: 'There are more rows than the import announced.',
  importUsed: (count: number) =>
    count === 1
      ? 'A transaction from this import was changed afterward. The import can no longer be undone.'
      : `${count.toLocaleString('en')} transactions from this import were changed afterward. The import can no longer be undone.`,
  missing: {
    financeImport: 'Import not found',
    transaction: 'Transaction not found',
    payment: 'Payment not found',
    financeCategory: 'Category not found',
    accountWithout: 'Account not found, or without transactions',
    clientWithout: 'Client not found, or without transactions',
    financeAccount: 'Account not found',
    client: 'Client not found',
  },
  fields: {
    tax_id: 'The document',
    bank_code: 'The bank',
    branch: 'The branch',
    number: 'The number',
    pix_keys: 'The list of Pix keys',
    opening_balance_cents: 'The opening balance',
    opening_date: 'The opening date',
    credit_limit_cents: 'The limit',
    closing_day: 'The closing day',
    due_day: 'The due day',
    kind: 'The type',
    rows: 'The list of rows',
    row_count: 'The number of rows',
    format: 'The format',
    date: 'The date',
    bank_id: 'The bank ID',
    amount_cents: 'The amount',
    interest_cents: 'The interest',
    fine_cents: 'The late fee',
    discount_cents: 'The discount',
    due_date: 'The due date',
    competence_date: 'The accrual date',
    paid_date: 'The payment date',
    is_reconciled: 'The reconciliation',
    account_id: 'The account',
    transfer_account_id: 'The destination account',
    client_id: 'The client',
    category_id: 'The category',
    cost_center_id: 'The cost center',
    other_id: 'The other client',
    payment_method: 'The payment method',
    document_number: 'The document',
    pix_key: 'The Pix key',
    notes: 'The notes',
  },
};
