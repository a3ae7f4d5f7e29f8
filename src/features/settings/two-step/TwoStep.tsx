import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPhone } from '#domain/phone';
import { Badge, Button, Card, DescriptionList, Inline, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { QuerySection } from '../../kit/section/QuerySection';
import { type Account, ownAccount } from '../data/account';
import { ChangePhone } from './ChangePhone';
import { RemovePhone } from './RemovePhone';
import { TurnTwoStep } from './TurnTwoStep';
import { twoStepWords } from './words';

/** The phone of one's account, and whether signing in asks for a code sent to it. */
export function TwoStep() {
  const t = useWords(twoStepWords);
  const query = useQuery(ownAccount());
  return (
    <QuerySection title={t('title')} query={query}>
      {(account) => <Standing account={account} />}
    </QuerySection>
  );
}

function Standing({ account }: { account: Account }) {
  const t = useWords(twoStepWords);
  const [asked, setAsked] = useState<'phone' | 'turn' | 'remove'>();
  const { phone, is_phone_verified, two_step } = account;
  const hasPhone = phone !== null && is_phone_verified;
  return (
    <Card padding="l">
      <Stack space="l">
        <DescriptionList
          items={[
            {
              label: t('standing'),
              value: <Badge tone={two_step ? 'positive' : 'neutral'}>{t(two_step ? 'on' : 'off')}</Badge>,
            },
            { label: t('phone'), value: hasPhone ? formatPhone(phone) : undefined, isTabular: true },
          ]}
        />
        <Text size="s" tone="secondary">
          {t(hasPhone ? 'text' : 'needsPhone')}
        </Text>
        <Inline space="s">
          <Button weight="soft" tone="neutral" onPress={() => setAsked('phone')}>
            {t(hasPhone ? 'changePhone' : 'addPhone')}
          </Button>
          {hasPhone && (
            <Button weight="soft" tone={two_step ? 'critical' : 'accent'} onPress={() => setAsked('turn')}>
              {t(two_step ? 'turnOff' : 'turnOn')}
            </Button>
          )}
          {phone !== null && (
            <Button weight="quiet" tone="critical" onPress={() => setAsked('remove')}>
              {t('removePhone')}
            </Button>
          )}
        </Inline>
      </Stack>
      {asked === 'phone' && <ChangePhone account={account} onClose={() => setAsked(undefined)} />}
      {asked === 'remove' && <RemovePhone account={account} onClose={() => setAsked(undefined)} />}
      {asked === 'turn' && <TurnTwoStep account={account} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
