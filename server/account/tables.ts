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
    avatars: { user_id: string; media_type: PictureType; bytes: Buffer; updated_at: Instant };
  }
}

/** What a picture of somebody may be. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
