import type { Schema } from '#openapi/operations';
import { List } from '#ui';
import { useWords } from '../kernel/language';
import { SessionLine } from '../kernel/sessions/SessionLine';
import { useCommand } from '../kit/command';
import { endSession } from './data/commands';
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
  const end = useCommand(endSession);
  return (
    <SessionLine
      session={session}
      isPending={end.isPending}
      onEnd={(device) =>
        void end.run(
          { id: session.id },
          { done: () => ({ title: t('sessions.ended'), description: device }), failed: () => t('sessions.failed') },
        )
      }
    />
  );
}
