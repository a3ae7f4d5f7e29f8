import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { Button, EmptyState, Page, Skeleton, SplitButton, Stack } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import { Asked } from '../../kit/Asked';
import { allPermissions, allRoles, type Permission, type Role } from '../data/access';
import { Matrix } from './Matrix';
import type { Opened } from './MatrixDialogs';
import { MatrixSearch, useMatrixSearch } from './MatrixSearch';
import { useTray } from './use-tray';
import { matrixWords } from './words';

const Tray = lazyComponent(() => import('./Tray'), 'Tray');
// Only a phone has no room for the matrix.
const RoleSwitches = lazyComponent(() => import('./RoleSwitches'), 'RoleSwitches');
const MatrixDialogs = lazyComponent(() => import('./MatrixDialogs'), 'MatrixDialogs');

export const handle: PageHandle = { pageName: (language) => translator(matrixWords, language)('title') };

export const loader = () => {
  void queryClient.prefetchQuery(allRoles());
  void queryClient.prefetchQuery(allPermissions());
  return null;
};

/** What each role allows, as a matrix; changes wait in a tray until they are sent. */
export function Component() {
  const t = useWords(matrixWords);
  const [roles, permissions] = [useQuery(allRoles()), useQuery(allPermissions())];
  const failure = (!roles.data && roles.error) || (!permissions.data && permissions.error);
  // Two hundred roles are drawn in pieces, so that nothing else waits for them.
  const [columns, lines] = [useDeferredValue(roles.data, undefined), useDeferredValue(permissions.data, undefined)];
  if (failure) throw failure;
  if (columns && lines) return <RoleMatrix roles={columns} permissions={lines} />;
  return (
    <Page title={t('title')} width="full">
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    </Page>
  );
}

function RoleMatrix({ roles, permissions }: { roles: Role[]; permissions: Permission[] }) {
  const t = useWords(matrixWords);
  const mayChange = useCan()('manage:rbac');
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<Opened>();
  const tray = useTray(roles, permissions);
  // What runs for the tray outlives what waits in it.
  const [wasChanged, setChanged] = useState(false);
  if (tray.pending.length > 0 && !wasChanged) setChanged(true);
  const search = useMatrixSearch(roles, permissions);
  const shown = { roles: search.roles, permissions: search.permissions, tray, onOpen: setOpened };
  const isNothing = search.roles.length === 0 || search.permissions.length === 0;
  return (
    <Page
      title={t('title')}
      width="full"
      actions={
        <>
          {roles.length > 1 && (
            <Button weight="soft" tone="neutral" onPress={() => setOpened({ what: 'compare' })}>
              {t('compare')}
            </Button>
          )}
          {mayChange && (
            <SplitButton
              icon={Plus}
              onPress={() => setOpened({ what: 'new role' })}
              items={[
                {
                  id: 'permission',
                  label: t('createPermission'),
                  onAction: () => setOpened({ what: 'new permission' }),
                },
              ]}
            >
              {t('createRole')}
            </SplitButton>
          )}
        </>
      }
    >
      <Stack space="m">
        <MatrixSearch search={search} hasRoles={!isNarrow} />
        {isNothing && (
          <EmptyState
            kind="nothing matches"
            title={t('noneTitle')}
            description={t('none', { roles: search.roles.length, permissions: search.permissions.length })}
            action={
              <Button weight="soft" tone="neutral" onPress={search.clear}>
                {t('clear')}
              </Button>
            }
          />
        )}
        {!isNothing &&
          (isNarrow ? (
            <Suspense fallback={<Skeleton lines={8} />}>
              <RoleSwitches {...shown} all={permissions} />
            </Suspense>
          ) : (
            <Matrix {...shown} all={permissions} />
          ))}
        {wasChanged && (
          <Suspense>
            <Tray tray={tray} permissions={permissions} />
          </Suspense>
        )}
      </Stack>
      {opened && (
        <Asked onClose={() => setOpened(undefined)}>
          <MatrixDialogs opened={opened} roles={roles} permissions={permissions} onOpen={setOpened} />
        </Asked>
      )}
    </Page>
  );
}
