import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '#openapi/client';
import { Avatar, type AvatarProps } from '#ui';
import { queryClient } from './query';
import { useObjectUrl } from './use-object-url';

interface Pictured {
  id: string;
  name: string;
  avatar_at?: string | null;
}

/** Returns the address of a picture; it includes the upload time, so each version is cached separately. */
const pictureOf = ({ id, avatar_at }: Pictured) =>
  queryOptions({
    queryKey: ['avatar', id, avatar_at],
    queryFn: async ({ signal }) => {
      const { data } = await client.GET('/api/users/{id}/avatar', {
        params: { path: { id } },
        parseAs: 'blob',
        signal,
      });
      return data as Blob;
    },
    enabled: Boolean(avatar_at),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Shows a person's picture, or their initials if they have none. */
export function PersonAvatar({ person, ...look }: { person: Pictured } & Omit<AvatarProps, 'name' | 'src'>) {
  const { data } = useQuery(pictureOf(person), queryClient);
  const src = useObjectUrl(person.avatar_at ? data : undefined);
  return <Avatar name={person.name} src={src} {...look} />;
}
