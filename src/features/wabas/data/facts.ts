import type { Schema } from '#openapi/operations';

export type Waba = Schema<'Waba'>;
export type WabaPhone = Schema<'WabaPhone'>;
/** A number as it is typed: one that is not saved yet has no id. */
export type PhoneFacts = Omit<WabaPhone, 'id'>;

export const qualities = ['green', 'yellow', 'red', 'unknown'] as const satisfies Schema<'WabaQuality'>[];
export const reviews = ['pending', 'approved', 'rejected'] as const satisfies Schema<'WabaReview'>[];
export const verifications = [
  'not_verified',
  'pending_submission',
  'pending',
  'pending_need_more_info',
  'verified',
  'failed',
  'rejected',
  'expired',
  'revoked',
  'ineligible',
] as const satisfies Schema<'WabaVerification'>[];
export const phoneVerifications = [
  'verified',
  'not_verified',
  'expired',
] as const satisfies Schema<'WabaPhoneVerification'>[];
export const phoneStatuses = [
  'connected',
  'pending',
  'offline',
  'flagged',
  'rate_limited',
  'paused',
  'deleted',
] as const satisfies Schema<'WabaPhoneStatus'>[];
export const limits = ['250', '1k', '10k', '100k', 'unlimited'] as const satisfies Schema<'WabaLimit'>[];

/** A number of which nothing else is known. */
export const blankPhone: PhoneFacts = {
  number: '',
  phone_number_id: null,
  verified_name: '',
  quality: 'unknown',
  verification: 'not_verified',
  messaging_limit: null,
  status: 'pending',
};

/** How many numbers an account has at most. */
export const mostPhones = 50;

/** An account as a file has it: one that is there already by its id. */
export interface ImportedWaba {
  id?: string;
  body: Schema<'NewWaba'>;
  version?: number;
}
