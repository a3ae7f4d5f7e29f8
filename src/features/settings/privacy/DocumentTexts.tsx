import { Disclosure, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { privacyWords } from './words';

/** What one agrees to: what is kept of people, why, who sees it and for how long; and what is expected of them here. */
export function DocumentTexts() {
  const t = useWords(privacyWords);
  const texts = {
    privacy: (['kept', 'why', 'seen', 'long', 'rights'] as const).map((part) => t(`policy.${part}`)),
    terms: (['use', 'account', 'content', 'conduct', 'end'] as const).map((part) => t(`terms.${part}`)),
  };
  return (['privacy', 'terms'] as const).map((document) => (
    <Disclosure key={document} title={t(`read.${document}`)}>
      <Stack space="s">
        {texts[document].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </Disclosure>
  ));
}
