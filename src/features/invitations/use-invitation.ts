import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { invitation as machine } from '#machines/invitation';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { inspectionOptions } from '../kernel/machine-inspection';
import { removeInvitation } from '../kernel/pending-invitations';
import { refreshPerson, type Session, usePerson, useSession, waitUntilSettled } from '../kernel/session';
import { sendCommand } from '../kit/command';
import { acceptInvitation, rejectInvitation } from './data/commands';

export type Seen = Schema<'InvitationSeen'>;

const at = (token: string) => ({ params: { path: { token } } });

interface Followers {
  onAccepted?: (invitation: Seen) => void;
  onRejected?: (invitation: Seen) => void;
}

function provided(session: Session, known: Seen | undefined, followers: { current: Followers }) {
  // What follows an answer, once the list is without it: by then what showed the invitation may be gone.
  let follow: keyof Followers = 'onAccepted';
  return machine.provide({
    actors: {
      'look up': fromPromise(async ({ input: { token, invitation } }) => {
        // What a list has just told of it need not be asked for again.
        if (known && !invitation) return known;
        // Until it is known who is here, nothing can be said of whose it is.
        await waitUntilSettled(session);
        return (await client.GET('/api/invitations/token/{token}', at(token))).data as Seen;
      }),
      accept: fromPromise(async ({ input: { token } }) => {
        await sendCommand(acceptInvitation, { token });
        await refreshPerson(session);
        follow = 'onAccepted';
      }),
      reject: fromPromise(async ({ input: { token } }) => {
        await sendCommand(rejectInvitation, { token });
        follow = 'onRejected';
      }),
    },
    actions: {
      'drop from the pending': ({ context: { token, invitation } }) => {
        removeInvitation(token);
        followers.current[follow]?.(invitation as Seen);
      },
    },
  });
}

export interface UseInvitation extends Followers {
  token: string;
  /** What is known of it already, from a list. */
  known?: Seen;
}

/** One invitation as the person goes through it. It is looked at anew when somebody else is signed in. */
export function useInvitation({ token, known, ...followers }: UseInvitation) {
  // The machine reads the latest of what is drawn.
  'use no memo';
  const session = useSession();
  const latest = useRef<Followers>(followers);
  useEffect(() => {
    latest.current = followers;
  });
  const [logic] = useState(() => provided(session, known, latest));
  const [snapshot, send] = useMachine(logic, { input: { token }, ...inspectionOptions() });

  const person = usePerson()?.id;
  const seenBy = useRef(person);
  useEffect(() => {
    if (seenBy.current === person) return;
    seenBy.current = person;
    if (person) send({ type: 'signed in' });
  }, [person, send]);

  return { snapshot, send, invitation: snapshot.context.invitation as Seen | undefined };
}
