// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const transactionChangeRules = {
  kind: { enum: ["income","expense","transfer"] },
  description: { minLength: 1, maxLength: 120, pattern: "\\S" },
  amount_cents: { minimum: 1, maximum: 100000000000 },
  status: { enum: ["draft","scheduled","pending","paid","cancelled","refunded"] },
  competence_date: { maxLength: 10, format: "date" },
  due_date: { maxLength: 10, format: "date" },
  paid_date: { nullable: true, maxLength: 10, format: "date" },
  account_id: { maxLength: 36, format: "uuid" },
  transfer_account_id: { nullable: true, maxLength: 36, format: "uuid" },
  client_id: { nullable: true, maxLength: 36, format: "uuid" },
  project_id: { nullable: true, maxLength: 36, format: "uuid" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  category_id: { nullable: true, maxLength: 36, format: "uuid" },
  cost_center_id: { nullable: true, maxLength: 36, format: "uuid" },
  parts: { maxItems: 20 },
  payment_method: { nullable: true, enum: ["pix","boleto","ted","credit_card","debit_card","cash","transfer","other"] },
  document_number: { maxLength: 60 },
  notes: { maxLength: 2000 },
  is_reconciled: {},
  scope: { enum: ["one","following","all"] },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'TransactionChange'>;
