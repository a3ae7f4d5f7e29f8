import { useEffect } from 'react';
import { ButtonLink, Columns, Heading, Inline, Stack, Text, Weave } from '#ui';
import { LanguageAndTheme } from '../kernel/LanguageAndTheme';
import { useWords } from '../kernel/language';
import { usePerson } from '../kernel/session';
import { paths } from '../paths';
import * as styles from './FrontPage.css';
import { words } from './words';

const points = ['steps', 'deadlines', 'access'] as const;

/** What Trama is, and the way in. */
export function Component() {
  const t = useWords(words);
  const person = usePerson();
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <div className={styles.frame}>
      <LanguageAndTheme />
      <main className={styles.main}>
        <div className={styles.hero}>
          <Stack space="xl">
            <Stack space="m">
              <Heading level={1} size="2xl">
                {t('title')}
              </Heading>
              <Text size="l" tone="secondary">
                {t('lead')}
              </Text>
            </Stack>
            <Inline>
              {person ? (
                <ButtonLink href={paths.home()}>{t('open')}</ButtonLink>
              ) : (
                <ButtonLink href={paths.login()}>{t('signIn')}</ButtonLink>
              )}
            </Inline>
          </Stack>
          <div className={styles.cloth} aria-hidden="true">
            <Weave kind="cloth" />
          </div>
        </div>
        <Columns space="l">
          {points.map((point) => (
            <Stack space="xs" key={point}>
              <Heading level={2} size="m">
                {t(`${point}Title`)}
              </Heading>
              <Text tone="secondary">{t(point)}</Text>
            </Stack>
          ))}
        </Columns>
      </main>
    </div>
  );
}
