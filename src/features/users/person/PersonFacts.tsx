import { Button, DescriptionList, Inline, Stack, Text } from '#ui';
import { Ago } from '../../kernel/Ago';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { useZoneName } from '../../kernel/time-zones/names';
import { useCommand } from '../../kit/command';
import type { User } from '../data/users';
import { userWords } from '../words';
import { cancelUserEmail } from './cancel-email';
import { personWords } from './words';

const withMarks = (taxId: string) => taxId.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

const asCalled = (phone: string) => phone.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 ($1) $2-$3');

/** The address of somebody, and the one that waits to take its place. */
function PersonEmail({ user: { id, pending_email, has_more_access }, shown }: { user: User; shown: string }) {
  const t = useWords(personWords);
  const { instant } = useFormats();
  const mayCancel = useCan()('manage:users') && !has_more_access;
  const { run, isPending } = useCommand(cancelUserEmail);
  if (!pending_email) return shown;
  return (
    <Stack space="xs">
      {shown}
      <Text tone="secondary">
        {pending_email.email} ({t('waiting', { until: instant(pending_email.expires_at) })})
      </Text>
      {mayCancel && (
        <Inline>
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            isPending={isPending}
            onPress={() => void run(id, { done: () => t('emailCancelled'), failed: () => t('emailNotCancelled') })}
          >
            {t('cancelEmail')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** What is known of somebody. */
export function PersonFacts({ user }: { user: User }) {
  const t = useWords(userWords);
  const { instant, day, dayAt } = useFormats();
  const zoneName = useZoneName();
  const { terms_accepted: terms } = user;
  const proven = (what: string, at: string | null) =>
    `${what} (${t(at ? 'proven' : 'notProven', { at: at ? day(dayAt(at)) : '' })})`;
  return (
    <DescriptionList
      layout="above"
      items={[
        {
          label: t('field.email'),
          value: <PersonEmail user={user} shown={proven(user.email, user.email_verified_at)} />,
        },
        { label: t('field.job_title'), value: user.job_title || undefined },
        {
          label: t('field.phone'),
          value: user.phone ? proven(asCalled(user.phone), user.phone_verified_at) : undefined,
          isTabular: true,
        },
        { label: t('field.tax_id'), value: user.tax_id ? withMarks(user.tax_id) : undefined, isTabular: true },
        { label: t('field.two_step'), value: t(user.two_step ? 'on' : 'off') },
        { label: t('field.language'), value: user.language ? t(`language.${user.language}`) : undefined },
        { label: t('field.time_zone'), value: user.time_zone ? zoneName(user.time_zone) : undefined },
        {
          label: t('field.terms_accepted'),
          value: terms ? t('termsOf', { version: terms.version, at: day(dayAt(terms.at)) }) : t('noTerms'),
        },
        ...(user.deactivated_at
          ? [{ label: t('field.deactivated_at'), value: instant(user.deactivated_at), isTabular: true }]
          : []),
        { label: t('field.last_seen_at'), value: user.last_seen_at ? <Ago at={user.last_seen_at} /> : t('never') },
        { label: t('field.created_at'), value: instant(user.created_at), isTabular: true },
      ]}
    />
  );
}
