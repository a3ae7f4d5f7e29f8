import { Banner, Button } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { frameWords } from './frame/words';
import type { EntityForm } from './use-entity-form';

/** Says of when the draft is that stands in a form, and lets it go, or come back. */
export function DraftBanner({
  form: { found, reset, restore },
}: {
  form: Pick<EntityForm<object>, 'found' | 'reset' | 'restore'>;
}) {
  const t = useWords(frameWords);
  const { moment } = useFormats();
  if (!found) return null;
  const at = found.at === undefined ? 'unknown' : moment(found.at);
  return (
    <Banner
      tone="info"
      title={t(found.isRestored ? 'draft' : 'discarded', { at })}
      action={
        <Button size="s" weight="soft" tone="neutral" onPress={found.isRestored ? reset : restore}>
          {t(found.isRestored ? 'discard' : 'restore')}
        </Button>
      }
    />
  );
}
