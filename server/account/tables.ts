import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    /** How somebody likes the app, where they said so. */
    preferences: {
      user_id: string;
      language: Schema<'Language'> | null;
      theme: Schema<'Theme'> | null;
      density: Schema<'Density'> | null;
      time_zone: string | null;
    };
    consents: { user_id: string; document: Schema<'LegalDocument'>; version: string; given_at: Instant };
    /** What somebody asked for by law, and what they were answered. */
    privacy_requests: {
      id: string;
      user_id: string;
      kind: Schema<'PrivacyRequestKind'>;
      status: Schema<'PrivacyRequestStatus'>;
      note: string;
      answer: string;
      created_at: Instant;
      due_at: Instant;
      closed_at: Instant | null;
      closed_by: string | null;
      updated_at: Instant;
      version: Generated<number>;
    };
    avatars: { user_id: string; media_type: PictureType; bytes: Buffer; updated_at: Instant };
  }
}

/** What a picture of somebody may be. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
