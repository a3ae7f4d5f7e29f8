import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Inline, Text } from '#ui';
import { paths } from '../paths';
import { useWords } from './language';
import { usePreferences } from './preferences';
import { toProblem } from './problem';
import { useSession } from './session';
import { screenWords } from './words';

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
  const t = useWords(screenWords);
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
      title={t(`${kind}Title`)}
      description={
        <>
          {kind === 'forbidden' ? t('forbidden', { code: problem.permission ?? 'none' }) : t(`${kind}`)}
          {kind === 'unforeseen' && problem.requestId && (
            <Text size="s" tone="secondary">
              {t('request', { id: problem.requestId })}
            </Text>
          )}
        </>
      }
      action={
        <Inline justify="center">
          {canRetry && <Button onPress={retry}>{t('retry')}</Button>}
          <ButtonLink href={paths.home()} weight={canRetry ? 'soft' : 'strong'} tone={canRetry ? 'neutral' : 'accent'}>
            {t('home')}
          </ButtonLink>
        </Inline>
      }
    />
  );
}
