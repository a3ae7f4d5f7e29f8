import { useQuery } from '@tanstack/react-query';
import { Stack, Switch, Text } from '#ui';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { LoadFailure } from '../kit/section/LoadFailure';
import { chooseSettings, notificationSettings } from './data/notifications';
import { words } from './words';

const choices = [
  { name: 'email_digest', label: 'digest', note: 'digestText', isUsual: false },
  { name: 'email_meetings', label: 'meetings', note: 'meetingsText', isUsual: true },
  { name: 'email_reminders', label: 'reminders', note: 'remindersText', isUsual: false },
] as const;

/** What comes by e-mail too: what is unread, once a day, what happens to meetings, and reminders of them. */
export function DigestSwitch() {
  const t = useWords(words);
  const query = useQuery(notificationSettings());
  const { data } = query;
  const choose = useCommand(chooseSettings);
  if (!data && query.isError) return <LoadFailure query={query} />;
  return (
    <Stack space="m">
      {choices.map(({ name, label, note, isUsual }) => (
        <Stack key={name} space="xs">
          <Switch
            label={t(label)}
            isSelected={data?.[name] ?? isUsual}
            isDisabled={!data}
            onChange={(isChosen) =>
              data && void choose.run({ ...data, [name]: isChosen }, { failed: () => t('failed.digest') })
            }
          />
          <Text size="xs" tone="secondary">
            {t(note)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
