import { Disclosure, Link, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type Language, usePreferences } from '../../kernel/preferences';
import { privacyWords } from './words';

/** The whole notice stands on the public site. */
const noticeOf = (language: Language) => (language === 'en' ? '/en/privacy-policy' : '/privacy-policy');

/** What one agrees to: what is kept of people, why, who sees it and for how long; and what is expected of them here. */
export function DocumentTexts() {
  const t = useWords(privacyWords);
  const { language } = usePreferences();
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
        {document === 'privacy' && (
          <Link href={noticeOf(language)} target="_blank">
            {t('fullNotice')}
          </Link>
        )}
      </Stack>
    </Disclosure>
  ));
}
