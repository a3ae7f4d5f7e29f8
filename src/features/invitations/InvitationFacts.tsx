import { DescriptionList, Stack, Text } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { roleWords } from '../kernel/roles/words';
import type { Seen } from './use-invitation';
import { words } from './words';

/** As what and what that allows, for whom and until when; and what the inviting person wrote. */
export function InvitationFacts({ invitation, layout }: { invitation: Seen; layout?: 'beside' | 'above' }) {
  const t = useWords(words);
  const role = useWords(roleWords);
  const { instant } = useFormats();
  const { email, expires_at, message, invited_by } = invitation;
  return (
    <Stack space="l">
      <DescriptionList
        layout={layout}
        items={[
          {
            label: t('role'),
            value: (
              <Stack space="none">
                <Text as="span" weight="medium">
                  {role(`role.${invitation.role}`)}
                </Text>
                <Text as="span" size="s" tone="secondary">
                  {role(`may.${invitation.role}`)}
                </Text>
              </Stack>
            ),
          },
          { label: t('for'), value: email },
          { label: t('until'), value: instant(expires_at), isTabular: true },
        ]}
      />
      {message && (
        <Stack space="xs">
          <Text size="s" tone="secondary">
            {t('message', { name: invited_by.name })}
          </Text>
          <Text>{message}</Text>
        </Stack>
      )}
    </Stack>
  );
}
