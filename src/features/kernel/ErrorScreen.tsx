import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Inline, lazyModule, Text, useLazyModule } from '#ui';
import { paths } from '../paths';
import { forgetDrafts, hasDrafts } from './drafts';
import { useWords } from './language';
import { useReloadOnMissingChunk } from './missing-chunk';
import { toProblem } from './problem';
import { useSession } from './session';
import { screenWords } from './words';

const whomToAsk = lazyModule(() => import('./WhomToAsk'), { isPrefetched: false });
const accessContact = lazyModule(() => import('./AccessContact'), { isPrefetched: false });

type Kind = 'notFound' | 'forbidden' | 'notMember' | 'offline' | 'unforeseen';

const emptyStates = {
  notFound: 'nothing matches',
  forbidden: 'no permission',
  notMember: 'no permission',
  offline: 'failed',
  unforeseen: 'failed',
} as const;

const kinds: Partial<Record<string, Kind>> = {
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'forbidden',
  NOT_A_MEMBER: 'notMember',
  OFFLINE: 'offline',
  UNAVAILABLE: 'offline',
};

/** Replaces a page that failed (not found, not permitted, offline or unexpected) and offers a way on. */
export function ErrorScreen({ level = 1 }: { level?: 1 | 2 }) {
  const error = useRouteError();
  const t = useWords(screenWords);
  const session = useSession();
  const isReloading = useReloadOnMissingChunk(error);
  const problem = toProblem(error);
  const kind = kinds[problem.code] ?? 'unforeseen';
  // A stored draft may be the cause of the failure, so offer to discard the drafts.
  const mayDrop = kind === 'unforeseen' && hasDrafts();
  const asked = useLazyModule(whomToAsk, kind === 'forbidden', { mayFail: true });
  const contact = useLazyModule(accessContact, kind === 'notMember', { mayFail: true });
  const canRetry = kind === 'offline' || kind === 'unforeseen';

  const retry = () => {
    session.send({ type: 'ask again' });
    location.reload();
  };
  useEffect(() => {
    if (kind !== 'offline') return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [kind]);

  if (isReloading) return null;
  return (
    <EmptyState
      level={level}
      kind={emptyStates[kind]}
      title={t(`${kind}Title`)}
      description={
        <>
          {kind === 'forbidden' ? t('forbidden', { code: problem.permission ?? 'none' }) : t(`${kind}`)}
          {problem.permission && asked && <asked.WhomToAsk permission={problem.permission} />}
          {contact && <contact.AccessContact />}
          {mayDrop && ` ${t('drafts')}`}
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
          {mayDrop && (
            <Button
              weight="soft"
              tone="critical"
              onPress={() => {
                forgetDrafts();
                retry();
              }}
            >
              {t('dropDrafts')}
            </Button>
          )}
          <ButtonLink href={paths.home()} weight={canRetry ? 'soft' : 'strong'} tone={canRetry ? 'neutral' : 'accent'}>
            {t('home')}
          </ButtonLink>
        </Inline>
      }
    />
  );
}

/** Replaces a failed part of a page; the page keeps its own heading. */
export const PartErrorScreen = () => <ErrorScreen level={2} />;
