import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Button, List, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { SessionLine } from '../../kernel/sessions/SessionLine';
import { useCommand } from '../../kit/command';
import { QuerySection } from '../../kit/section/QuerySection';
import { endSessions, sessionsOf, type User } from '../data/users';
import { personWords } from './words';

/** Where somebody is signed in; each session is ended from here, or all at once. */
export function PersonSessions({ user }: { user: User }) {
  const t = useWords(personWords);
  const query = useQuery(sessionsOf(user.id));
  const all = useCommand(endSessions);
  const endAll = (
    <Button
      size="s"
      weight="soft"
      tone="neutral"
      isPending={all.isPending}
      onPress={() =>
        void all.run({ id: user.id }, { done: () => t('sessions.allEnded'), failed: () => t('sessions.failed') })
      }
    >
      {t('sessions.endAll')}
    </Button>
  );
  const isOthers = query.data?.data.some(({ is_current }) => !is_current);
  return (
    <QuerySection title={t('sessions.title')} query={query} actions={isOthers && !user.has_more_access && endAll}>
      {({ data }) => (
        <List
          label={t('sessions.title')}
          items={data}
          frame="card"
          empty={<Text tone="secondary">{t('sessions.none')}</Text>}
        >
          {(session) => <PersonSession user={user} session={session} />}
        </List>
      )}
    </QuerySection>
  );
}

function PersonSession({ user, session }: { user: User; session: Schema<'Session'> }) {
  const t = useWords(personWords);
  const { run, isPending } = useCommand(endSessions);
  return (
    <SessionLine
      session={session}
      isPending={isPending}
      isReadOnly={user.has_more_access}
      onEnd={(device) =>
        void run(
          { id: user.id, sessionId: session.id },
          { done: () => ({ title: t('sessions.ended'), description: device }), failed: () => t('sessions.failed') },
        )
      }
    />
  );
}
