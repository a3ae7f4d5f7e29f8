import type { Schema } from '#openapi/operations';
import { parseRows } from '../../kit/form/stored-draft';

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
export const nameStatuses = [
  'none',
  'pending_review',
  'approved',
  'available_without_review',
  'declined',
  'expired',
] as const satisfies Schema<'WabaNameStatus'>[];
export const throughputs = ['standard', 'high'] as const satisfies Schema<'WabaThroughput'>[];
export const platforms = ['cloud_api', 'on_premise'] as const satisfies Schema<'WabaPlatform'>[];
export const ownerships = ['self', 'client_owned', 'on_behalf_of'] as const satisfies Schema<'WabaOwnership'>[];
export const healths = ['available', 'limited', 'blocked', 'unknown'] as const satisfies Schema<'WabaHealth'>[];
export const limits = ['250', '1k', '10k', '100k', 'unlimited'] as const satisfies Schema<'WabaLimit'>[];

/** A number of which nothing else is known. */
export const blankPhone: PhoneFacts = {
  number: '',
  phone_number_id: null,
  verified_name: '',
  name_status: 'none',
  quality: 'unknown',
  verification: 'not_verified',
  messaging_limit: null,
  throughput: null,
  platform: null,
  is_official: false,
  status: 'pending',
};

const chosen = { nullable: true } as const;

/** What a number may hold, as a draft of it is read. */
export const phoneRules = {
  phone_number_id: chosen,
  name_status: { enum: nameStatuses },
  quality: { enum: qualities },
  verification: { enum: phoneVerifications },
  messaging_limit: { ...chosen, enum: limits },
  throughput: { ...chosen, enum: throughputs },
  platform: { ...chosen, enum: platforms },
  status: { enum: phoneStatuses },
} as const;

/** Numbers out of a draft of their account, each with what it may hold. */
export const parsePhones = parseRows(blankPhone, ({ number }) => number !== '', phoneRules);

/** How many numbers an account has at most. */
export const mostPhones = 50;

/** An account as a file has it: one that is there already by its id. */
export interface ImportedWaba {
  id?: string;
  body: Schema<'NewWaba'>;
  version?: number;
}
