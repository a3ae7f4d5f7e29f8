import { useQuery } from '@tanstack/react-query';
import { Stack, Switch, Text } from '#ui';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { chooseSettings, notificationSettings } from './data/notifications';
import { words } from './words';

/** Whether what is unread comes by e-mail too, once a day. */
export function DigestSwitch() {
  const t = useWords(words);
  const { data } = useQuery(notificationSettings());
  const choose = useCommand(chooseSettings);
  if (!data) return null;
  return (
    <Stack space="xs">
      <Switch
        label={t('digest')}
        isSelected={data.email_digest}
        onChange={(email_digest) => void choose.run({ email_digest }, { failed: () => t('failed.digest') })}
      />
      <Text size="xs" tone="secondary">
        {t('digestText')}
      </Text>
    </Stack>
  );
}
