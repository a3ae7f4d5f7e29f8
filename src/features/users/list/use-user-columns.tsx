import { Inline, Stack, Text } from '#ui';
import { Ago } from '../../kernel/Ago';
import { useWords } from '../../kernel/language';
import { PersonAvatar } from '../../kernel/PersonAvatar';
import { useCan } from '../../kernel/session';
import { type ListColumn, TwoLines } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import type { CardParts } from '../../kit/list/ListCards';
import { useNames } from '../../roles/public';
import { type User, userStatuses } from '../data/users';
import { UserStatusBadge } from '../UserStatusBadge';
import { userWords } from '../words';

// What a file has of people besides.
const moments = ['email_verified_at', 'phone_verified_at', 'deactivated_at', 'created_at'] as const;

const named = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');

/** What a table, a card and a file say of people. */
export function useUserColumns(): ListColumn<User>[] {
  const t = useWords(userWords);
  const { role } = useNames();
  const seesTaxIds = useCan()('view:personal_data');
  return [
    {
      id: 'name',
      label: t('field.name'),
      isRowHeader: true,
      width: 'wide',
      text: ({ name }) => name,
      cell: ({ id, name, email, avatar_at }) => (
        <Inline space="s" align="center" wrap={false}>
          <PersonAvatar person={{ id, name, avatar_at }} size="s" />
          <TwoLines text={name} note={email} weight="medium" />
        </Inline>
      ),
    },
    { id: 'email', label: t('field.email'), isInFileOnly: true, text: ({ email }) => email },
    { id: 'job_title', label: t('field.job_title'), text: ({ job_title }) => job_title || null },
    { id: 'units', label: t('field.units'), text: ({ units }) => named(units) || null },
    {
      id: 'roles',
      label: t('field.roles'),
      text: ({ roles }) => roles.map(role).join(', ') || null,
      cell: ({ roles }) => roles.map(role).join(', ') || <Text tone="secondary">{t('noRoles')}</Text>,
    },
    {
      id: 'status',
      label: t('field.status'),
      width: 'fit',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <UserStatusBadge status={status} />,
    },
    {
      id: 'last_seen_at',
      label: t('field.last_seen_at'),
      width: 'fit',
      text: ({ last_seen_at }) => last_seen_at,
      cell: ({ last_seen_at }) =>
        last_seen_at ? <Ago at={last_seen_at} /> : <Text tone="secondary">{t('never')}</Text>,
    },
    { id: 'phone', label: t('field.phone'), isInFileOnly: true, text: ({ phone }) => phone },
    ...moments.map((moment) => ({
      id: moment,
      label: t(`field.${moment}`),
      isInFileOnly: true,
      text: (user: User) => user[moment],
    })),
    {
      id: 'terms_accepted',
      label: t('field.terms_accepted'),
      isInFileOnly: true,
      text: ({ terms_accepted }) => terms_accepted?.version,
    },
    ...(seesTaxIds
      ? [
          {
            id: 'tax_id',
            label: t('field.tax_id'),
            isInFileOnly: true,
            text: ({ tax_id }: User) => tax_id,
          },
        ]
      : []),
  ];
}

/** What a card says of people besides their names. */
export function useUserCard(): (user: User) => CardParts {
  const t = useWords(userWords);
  const { role } = useNames();
  return ({ email, job_title, roles, units, status, last_seen_at }) => ({
    aside: <UserStatusBadge status={status} />,
    body: (
      <Stack space="xs">
        <Text size="s">{email}</Text>
        <Text size="s" tone="secondary">
          {[job_title, roles.map(role).join(', ') || t('noRoles'), named(units)].filter(Boolean).join(' · ')}
        </Text>
        <Text size="s" tone="secondary">
          {last_seen_at ? <Ago at={last_seen_at} /> : t('never')}
        </Text>
      </Stack>
    ),
  });
}

/** What people are put together by. */
export function useUserGroups(): Record<string, GroupBy<User>> {
  const t = useWords(userWords);
  return {
    status: {
      of: ({ status }) => ({ id: status }),
      order: userStatuses,
      nameOf: (id) => t(`status.${id as User['status']}`),
    },
  };
}
