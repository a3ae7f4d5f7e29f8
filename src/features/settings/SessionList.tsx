import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Badge, Button, Inline, List, notify, Stack, Text, VisuallyHidden } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { ask } from '../kernel/query';
import { deviceOf } from './device';
import { ownSessions } from './queries';
import { words } from './words';

type Session = Schema<'Session'>;

/** Where the person is signed in, each with a way to end it from here. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useWords(words);
  return (
    <List label={t('sessions.label')} items={sessions} frame="card">
      {(session) => <SessionRow session={session} />}
    </List>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useWords(words);
  const { instant } = useFormats();
  const { language } = usePreferences();
  const queryClient = useQueryClient();
  const end = ask.useMutation('delete', '/api/auth/sessions/{id}', {
    onSuccess: () => notify({ title: t('sessions.ended'), description: device }),
    onError: (error) =>
      notify({
        variant: 'destructive',
        title: t('sessions.failed'),
        description: toProblem(error, language).message,
      }),
    onSettled: () => queryClient.invalidateQueries(ownSessions()),
  });
  const { browser, system } = deviceOf(session.agent);
  const device =
    browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));

  return (
    <Inline justify="between" align="center">
      <Stack space="xs">
        <Inline space="s" align="center">
          <Text weight="medium">{device}</Text>
          {session.is_current && <Badge tone="positive">{t('sessions.current')}</Badge>}
        </Inline>
        <Text tone="secondary" size="s">
          {t('sessions.used', { used: instant(session.used_at), address: session.address })}
        </Text>
        <Text tone="secondary" size="s">
          {t('sessions.ends', { ends: instant(session.ends_at) })}
        </Text>
      </Stack>
      {!session.is_current && (
        <Button
          size="small"
          weight="soft"
          tone="neutral"
          isPending={end.isPending}
          onPress={() => end.mutate({ params: { path: { id: session.id } } })}
        >
          <span aria-hidden="true">{t('sessions.end')}</span>
          <VisuallyHidden>{t('sessions.endOf', { device })}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
