import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Inline, Text } from '#ui';
import { useWords } from '../features/kernel/language';
import { usePreferences } from '../features/kernel/preferences';
import { toProblem } from '../features/kernel/problem';
import { useSession } from '../features/kernel/session';
import { paths } from '../features/paths';
import { words } from './words';

type Kind = 'notFound' | 'forbidden' | 'offline' | 'unforeseen';

const kinds: Partial<Record<string, Kind>> = {
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'forbidden',
  OFFLINE: 'offline',
  UNAVAILABLE: 'offline',
};

/** What went wrong in place of a page: not found, not permitted, offline or unforeseen, and the way on. */
export function ErrorScreen() {
  const error = useRouteError();
  const t = useWords(words);
  const { language } = usePreferences();
  const session = useSession();
  const problem = toProblem(error, language);
  const kind = kinds[problem.code] ?? 'unforeseen';
  const canRetry = kind === 'offline' || kind === 'unforeseen';

  const retry = () => {
    session.send({ type: 'ask again' });
    location.reload();
  };

  return (
    <EmptyState
      level={1}
      kind={kind === 'forbidden' ? 'no permission' : kind === 'notFound' ? 'nothing matches' : 'failed'}
      title={t(`error.${kind}Title`)}
      description={
        <>
          {kind === 'forbidden' ? t('error.forbidden', { code: problem.permission ?? '' }) : t(`error.${kind}`)}
          {kind === 'unforeseen' && problem.requestId && (
            <Text size="s" tone="secondary">
              {t('error.request', { id: problem.requestId })}
            </Text>
          )}
        </>
      }
      action={
        <Inline justify="center">
          {canRetry && <Button onPress={retry}>{t('error.retry')}</Button>}
          <ButtonLink href={paths.home()} weight={canRetry ? 'soft' : 'strong'} tone={canRetry ? 'neutral' : 'accent'}>
            {t('error.home')}
          </ButtonLink>
        </Inline>
      }
    />
  );
}
