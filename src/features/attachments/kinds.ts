import {
  FileArchive,
  File as FileIcon,
  FileImage,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  Presentation,
} from 'lucide-react';
import type { Attachment } from './data/queries';

const office = 'application/vnd.openxmlformats-officedocument';

const kinds = {
  'application/pdf': ['pdf', FileText],
  'image/png': ['image', FileImage],
  'image/jpeg': ['image', FileImage],
  'image/gif': ['image', FileImage],
  'image/webp': ['image', FileImage],
  'text/plain': ['text', FileText],
  [`${office}.wordprocessingml.document`]: ['document', FileText],
  [`${office}.spreadsheetml.sheet`]: ['sheet', FileSpreadsheet],
  [`${office}.presentationml.presentation`]: ['slides', Presentation],
  'application/zip': ['archive', FileArchive],
  'application/octet-stream': ['other', FileIcon],
} as const satisfies Record<Attachment['media_type'], readonly [string, LucideIcon]>;

/** What people call a kind of file, by its key in the words, and its icon. */
export function kindOf({ media_type }: Pick<Attachment, 'media_type'>) {
  const [kind, icon] = kinds[media_type];
  return { kind, icon };
}

const largestThumbnail = 3_000_000;

/** Whether a file is shown as a small picture: what a browser draws and runs nothing of, if it is not too much to load. */
export const hasThumbnail = (file: Pick<Attachment, 'media_type' | 'size'>): boolean =>
  kindOf(file).kind === 'image' && file.size <= largestThumbnail;
