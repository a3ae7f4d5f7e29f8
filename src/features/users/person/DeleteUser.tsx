import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DescriptionList, InlineAlert, Link, Skeleton, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { paths } from '../../paths';
import { deleteUser, tracesOf, type User } from '../data/users';
import { userWords } from '../words';

const goes = ['sessions', 'roles', 'units', 'memberships', 'saved_views', 'notifications'] as const;
const stays = ['activity', 'comments', 'projects', 'files'] as const;

/** Asks before somebody is deleted for good, with what goes with them and what the law and the work of others keep. */
export function DeleteUser({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const t = useWords(userWords);
  const navigate = useNavigate();
  const { data: traces } = useQuery({ ...tracesOf(id), staleTime: 0 });
  const { run, problem, isPending } = useCommand(deleteUser);
  const counted = <Kind extends string>(kinds: readonly Kind[], of: Record<Kind, number>) =>
    kinds
      .flatMap((kind) =>
        of[kind] > 0 ? t(`deletion.count.${kind}` as 'deletion.count.roles', { count: of[kind] }) : [],
      )
      .join(', ') || t('deletion.none');
  const remove = async () => {
    const outcome = await run(id, { done: () => t('deletion.done') });
    if (outcome.problem) return;
    onClose();
    void navigate(paths.users());
  };
  return (
    <Confirm
      title={t('deletion.title', { count: 1, name })}
      act={t('deletion.act')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>{t('deletion.text')}</Text>
      {!traces && <Skeleton lines={3} />}
      {traces && traces.sole_owner_of.length > 0 && (
        <InlineAlert tone="warning">
          <Stack space="xs">
            {t('deletion.sole', { count: traces.sole_owner_of.length })}
            {traces.sole_owner_of.slice(0, 5).map(
              ({ id, name }) =>
                id && (
                  <Link key={id} href={paths.projectMembers({ projectId: id })}>
                    {name}
                  </Link>
                ),
            )}
          </Stack>
        </InlineAlert>
      )}
      {traces && (
        <DescriptionList
          items={[
            { label: t('deletion.goes'), value: counted(goes, traces.goes) },
            { label: t('deletion.stays'), value: counted(stays, traces.stays) },
          ]}
        />
      )}
      <Text tone="secondary" size="s">
        {t('deletion.law')}
      </Text>
    </Confirm>
  );
}
