import { Banner, Button } from '#ui';
import { useWords } from '../kernel/language';
import { useSession } from '../kernel/session';
import { sessionWords } from './session/words';

/** Whoever has closed the dialog of an expired session keeps the page, and a way to extend. */
export function ExpiredBanner() {
  const t = useWords(sessionWords);
  const session = useSession();
  return (
    <Banner
      tone="warning"
      title={t('dialog.title')}
      action={
        <Button size="s" weight="soft" tone="neutral" onPress={() => session.send({ type: 'token needed' })}>
          {t('dialog.extend')}
        </Button>
      }
    >
      {t('dialog.closed')}
    </Banner>
  );
}
