import { Banner, Button } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { frameWords } from './frame/words';
import type { EntityForm } from './use-entity-form';

/** Says when the restored draft was typed and offers to discard or restore it. */
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
