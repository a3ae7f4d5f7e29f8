import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberRole } from '#domain/member-role';
import { client } from '#openapi/client';
import { ask } from '../../kernel/query';
import { allMembers, projectById } from '../queries';

const most = 200;

/** The invitations to a project, newest first. */
export const invitationsOf = (id: string) =>
  ask.queryOptions('get', '/api/projects/{id}/invitations', { params: { path: { id }, query: { limit: most } } });

/** After a change of who takes part: members, invitations and what the project says of them are old. */
export const peopleAreOld = (queryClient: QueryClient, id: string) =>
  Promise.all(
    [allMembers(id), invitationsOf(id), projectById(id)].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Sends something about the members of a project, after which they are read again. */
export function usePeopleChange<Input>(id: string, send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => peopleAreOld(queryClient, id) });
}

/** Gives a member another role. */
export const useChangeRole = (id: string) =>
  usePeopleChange(id, ({ memberId, role }: { memberId: string; role: MemberRole }) =>
    client.PATCH('/api/projects/{id}/members/{memberId}/role', { params: { path: { id, memberId } }, body: { role } }),
  );
