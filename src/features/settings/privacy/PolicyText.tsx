import { Disclosure, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { privacyWords } from './words';

const parts = ['kept', 'why', 'seen', 'long', 'rights'] as const;

/** What is kept of people, why, who sees it and for how long: what one agrees to. */
export function PolicyText() {
  const t = useWords(privacyWords);
  return (
    <Disclosure title={t('policy.title')}>
      <Stack space="s">
        {parts.map((part) => (
          <Text key={part}>{t(`policy.${part}`)}</Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
