import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Card, DescriptionList, Inline, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { QuerySection } from '../../kit/section/QuerySection';
import { type Account, cancelEmailChange, ownAccount, resendEmailLink } from '../data/account';
import { ChangeEmail } from './ChangeEmail';
import { emailWords } from './words';

/** The address of one's account, and the one that waits to take its place. */
export function OwnEmail() {
  const t = useWords(emailWords);
  const query = useQuery(ownAccount());
  return (
    <QuerySection title={t('title')} query={query}>
      {(account) => <Addresses account={account} />}
    </QuerySection>
  );
}

function Addresses({ account }: { account: Account }) {
  const t = useWords(emailWords);
  const [isChanging, setChanging] = useState(false);
  const { email, pending_email } = account;
  return (
    <Card padding="l">
      <Stack space="l">
        <DescriptionList items={[{ label: t('current'), value: email }]} />
        <Text size="s" tone="secondary">
          {t('text')}
        </Text>
        {pending_email && <PendingAddress pending={pending_email} />}
        <Inline space="s">
          <Button weight="soft" tone="neutral" onPress={() => setChanging(true)}>
            {t('change')}
          </Button>
        </Inline>
      </Stack>
      {isChanging && <ChangeEmail account={account} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function PendingAddress({ pending }: { pending: NonNullable<Account['pending_email']> }) {
  const t = useWords(emailWords);
  const { instant } = useFormats();
  const again = useCommand(resendEmailLink);
  const cancel = useCommand(cancelEmailChange);
  const { email, expires_at, requested_by } = pending;
  const until = instant(expires_at);
  return (
    <Banner tone="info" title={t('waitingTitle', { email })}>
      <Stack space="m">
        <Text>{t(requested_by === 'self' ? 'waiting' : 'waitingForOther', { until })}</Text>
        <Inline space="s">
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            isPending={again.isPending}
            onPress={() => void again.run(null, { done: () => t('resent'), failed: () => t('resendFailed') })}
          >
            {t('resend')}
          </Button>
          <Button
            size="s"
            weight="quiet"
            tone="critical"
            isPending={cancel.isPending}
            onPress={() => void cancel.run(null, { done: () => t('cancelled'), failed: () => t('cancelFailed') })}
          >
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
