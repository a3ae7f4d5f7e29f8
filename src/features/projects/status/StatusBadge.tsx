import type { Schema } from '#openapi/operations';
import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { words } from '../words';
import { projectLook } from './project-look';

/** A project's status. One that this build does not know shows itself as it came. */
export function StatusBadge({ status }: { status: Schema<'ProjectStatus'> }) {
  const t = useWords(words);
  const key = `status.${status}` as const;
  return <Badge {...projectLook(status)}>{t.has(key) ? t(key) : status}</Badge>;
}
