import type { Generated } from 'kysely';
import type { Day } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    accounts: {
      id: string;
      name: string;
      /** The name as sorting compares it. */
      name_key: string;
      search_text: string;
      type: Schema<'FinanceAccountType'>;
      bank_code: string | null;
      branch: Generated<string>;
      number: Generated<string>;
      pix_keys: Generated<string[]>;
      currency: Generated<Schema<'Currency'>>;
      opening_balance_cents: Generated<number>;
      opening_date: Day;
      credit_limit_cents: number | null;
      closing_day: number | null;
      due_day: number | null;
      unit_id: string | null;
      is_active: Generated<boolean>;
      notes: Generated<string>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    categories: {
      id: string;
      type: Schema<'FinanceCategoryType'>;
      name: string;
      /** The name as sorting and searching compare it. */
      name_key: string;
      parent_id: string | null;
      is_active: Generated<boolean>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    transactions: {
      id: string;
      kind: Schema<'TransactionKind'>;
      description: string;
      search_text: string;
      amount_cents: number;
      currency: Generated<Schema<'Currency'>>;
      status: Schema<'TransactionStatus'>;
      competence_date: Day;
      due_date: Day;
      paid_date: Day | null;
      account_id: string;
      transfer_account_id: string | null;
      client_id: string | null;
      project_id: string | null;
      unit_id: string | null;
      category_id: Generated<string | null>;
      cost_center_id: Generated<string | null>;
      payment_method: Schema<'PaymentMethod'> | null;
      document_number: Generated<string>;
      notes: Generated<string>;
      /** What its payments have settled of the amount: nought where all of it was paid at once and as agreed. */
      settled_cents: Generated<number>;
      /** That it was found on the statement of its account; only of what is paid. */
      is_reconciled: Generated<boolean>;
      refund_of_id: Generated<string | null>;
      series_id: Generated<string | null>;
      series_number: Generated<number | null>;
      series_count: Generated<number | null>;
      series_by: Generated<Schema<'TransactionRepeat'>['by'] | null>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
      /** What brought it, where it was read out of a statement. */
      import_id: Generated<string | null>;
      /** What its bank tells it apart by; an account has each once. */
      bank_id: Generated<string | null>;
    };
    imports: {
      id: string;
      account_id: string;
      name: string;
      format: Schema<'FinanceImport'>['format'];
      state: Generated<Schema<'FinanceImportState'>>;
      row_count: number;
      /** How many rows arrived: the next part begins there. */
      done_count: Generated<number>;
      imported_count: Generated<number>;
      repeated_rows: Generated<number[]>;
      created_by: string;
      created_at: Instant;
      updated_at: Instant;
    };
    transaction_parts: {
      transaction_id: string;
      position: number;
      amount_cents: number;
      /** What the parts before it come to: so that whatever is divided by them comes to itself again. */
      before_cents: number;
      category_id: string | null;
      cost_center_id: string | null;
      project_id: string | null;
    };
    payments: {
      id: string;
      transaction_id: string;
      paid_date: Day;
      amount_cents: number;
      interest_cents: Generated<number>;
      fine_cents: Generated<number>;
      discount_cents: Generated<number>;
      is_sample: boolean;
      created_at: Instant;
    };
  }
}
