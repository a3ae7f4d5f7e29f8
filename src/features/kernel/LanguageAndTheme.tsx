import { Moon, Sun } from 'lucide-react';
import { Button, Inline } from '#ui';
import { paths } from '../paths';
import { Brand } from './Brand';
import { useWords } from './language';
import { setPreferences, usePreferences } from './preferences';
import { chromeWords } from './words';

/** Shows the top bar of pages outside the shell: brand, language switch and theme switch. */
export function LanguageAndTheme() {
  const t = useWords(chromeWords);
  const { language, theme } = usePreferences();
  const otherLanguage = language === 'en' ? 'pt-BR' : 'en';
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <header>
      <Inline justify="between" align="center" wrap={false}>
        <Brand href={paths.front()} />
        <Inline space="xs" align="center" wrap={false}>
          <Button weight="quiet" tone="neutral" size="s" onPress={() => setPreferences({ language: otherLanguage })}>
            {t('otherLanguage')}
          </Button>
          <Button
            weight="quiet"
            tone="neutral"
            size="s"
            icon={theme === 'dark' ? Sun : Moon}
            onPress={() => setPreferences({ theme: otherTheme })}
          >
            {t('otherTheme', { theme })}
          </Button>
        </Inline>
      </Inline>
    </header>
  );
}
