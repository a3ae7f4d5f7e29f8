import { Card, Columns, ComboBox, Select, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import {
  densities,
  type Preferences as Kept,
  languages,
  setPreferences,
  themes,
  usePreferences,
} from '../../kernel/preferences';
import { useZones } from '../../kernel/time-zones/names';
import { profileWords } from './words';

const ofBrowser = 'browser';

/** How the app looks and speaks to the person, in every browser of theirs. Each choice holds at once. */
export function Preferences() {
  const t = useWords(profileWords);
  const { language, theme, density, timeZone } = usePreferences();
  const { instant } = useFormats();
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = useZones(timeZone || browserZone);
  const choose = (name: keyof Kept) => (value: string) => setPreferences({ [name]: value });
  return (
    <Card padding="l">
      <Stack space="l">
        <Columns minWidth="s">
          <Select
            label={t('language')}
            options={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
            value={language}
            onChange={choose('language')}
          />
          <Select
            label={t('theme')}
            options={themes.map((id) => ({ id, label: t(`themes.${id}`) }))}
            value={theme}
            onChange={choose('theme')}
          />
          <Select
            label={t('density')}
            options={densities.map((id) => ({ id, label: t(`densities.${id}`) }))}
            value={density}
            onChange={choose('density')}
          />
          <ComboBox
            label={t('timeZone')}
            options={[{ id: ofBrowser, label: t('browserZone'), note: browserZone }, ...zones]}
            value={timeZone || ofBrowser}
            onChange={(id) => id && setPreferences({ timeZone: id === ofBrowser ? '' : id })}
          />
        </Columns>
        <Text size="s" tone="secondary">
          {t('now', { now: instant(new Date().toISOString()) })}
        </Text>
      </Stack>
    </Card>
  );
}
